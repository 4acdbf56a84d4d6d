import { join } from 'node:path'
import { readWords } from './commands.ts'
import { buildClient } from './lib/buildClient.ts'
import { buildServer } from './lib/buildServer.ts'
import { generateContract } from './lib/generateContract.ts'
import { root } from './lib/root.ts'

/** Builds the server into server/dist, which plain Node runs, and the client into web/dist; or the mobile projects. */
const [part] = readWords('build').words
if (part === 'native') await import('./nativeProjects.ts')
else
  try {
    console.log('Generating from the contract')
    await generateContract()
    console.log('Building the server')
    await buildServer(join(root, 'server/dist'))
    console.log('Building the client')
    await buildClient()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
