import { readWords } from './lib/words.mjs'
import { worldCommands } from './lib/worldCommands.ts'

/** The control API of a running server on the command line. */
const commands = worldCommands(process.env)
const [name = '', ...words] = readWords('world').words
try {
  // Only listed commands get here.
  console.log(await commands[name as keyof typeof commands](...words))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
