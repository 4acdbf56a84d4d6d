import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { files, parseLine } from './commands.ts'
import { root } from './lib/root.ts'

/** Runs the file of a command, such as `bench` of `lab bench --seconds 8`, with the arguments behind its name. */
const line = process.argv.slice(2)
const command = parseLine(line)
const file = join(root, files.get(command) ?? '')
process.argv = [process.execPath, file, ...line.slice(line.indexOf(command.name()) + 1)]
await import(pathToFileURL(file).href)
