import { addWorldCommands } from 'acometida/src/world.ts'
import { Command, CommanderError } from 'commander'

/** The control API of a running server on the command line. */
const world = new Command('npm run world --').exitOverride().showHelpAfterError()
addWorldCommands(world, 'npm run world --')
try {
  await world.parseAsync(process.argv.slice(2), { from: 'user' })
} catch (error) {
  // Commander has already printed the help or its error.
  if (!(error instanceof CommanderError)) console.error(error instanceof Error ? error.message : error)
  process.exitCode = error instanceof CommanderError ? (error.exitCode === 0 ? 0 : 2) : 1
}
