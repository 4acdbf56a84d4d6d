import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import type { App } from './manifests.ts'
import { makeOwnProjects, problemsOf } from './projects.ts'

/** Turns the template projects of Capacitor into those of the app. The argument is the host: `area.example`. */
const [host = ''] = process.argv.slice(2)
const folder = join(import.meta.dirname, '..')
// The file of the repository has this shape.
const config = JSON.parse(readFileSync(join(folder, 'capacitor.config.json'), 'utf8')) as Omit<App, 'host'>
const app = { appId: config.appId, appName: config.appName, host }
const icon = (name: string) => PNG.sync.read(readFileSync(join(folder, '../public', name)))
makeOwnProjects(folder, app, { own: icon('icon-512.png'), full: icon('icon-maskable-512.png') })
const problems = problemsOf(folder, app)
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else console.log(`web/mobile/android and web/mobile/ios are the projects of ${app.appId}, opened by links of ${host}`)
