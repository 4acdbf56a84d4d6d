import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Loads what the server for development imports, packages and the contract, and its bundle once the parent process
 * sends `load`. What Node has loaded by then costs no time after a save. The argument is the folder of all:
 * `server/.dev`.
 */
const [folder = ''] = process.argv.slice(2)
const urlOf = (file) => pathToFileURL(join(resolve(folder), file)).href

process.once('message', () => import(urlOf('main.js')))
await import(urlOf('loadedFirst.js'))
