import { type Command, CommanderError } from 'commander'
import { addConformance } from './conformance.ts'
import { addCoverage } from './coverage.ts'
import { addDiff } from './diff.ts'
import { EnvironmentCommand } from './environmentCommand.ts'
import { addExec } from './exec.ts'
import { addMcp } from './mcp.ts'
import { addPersona } from './persona.ts'
import { addProxy } from './proxy.ts'
import { addReplay } from './replay.ts'
import { addServe } from './serve.ts'
import { ExitError, type Installation, USAGE } from './usage.ts'
import { addWorld } from './world.ts'

/** The functions that add the commands of the package, one file for each. */
const adders: readonly ((program: Command, installation: Installation) => void)[] = [
  addServe,
  addExec,
  addWorld,
  addDiff,
  addCoverage,
  addConformance,
  addPersona,
  addProxy,
  addReplay,
  addMcp,
]

/** Runs a command line, without the names of Node and script, and resolves to the exit code. Prints errors. */
export async function runProgram(words: readonly string[], folder: string, version: string): Promise<number> {
  let exitCode = 0
  const program = makeProgram({ folder, exit: (code) => (exitCode = code) }, version)
  try {
    await program.parseAsync(words, { from: 'user' })
    return exitCode
  } catch (error) {
    // Commander has already printed the help, the version or its error.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE
    console.error(error instanceof Error ? error.message : error)
    return error instanceof ExitError ? error.exitCode : 1
  }
}

function makeProgram(installation: Installation, version: string): Command {
  const program = new EnvironmentCommand('acometida')
    .description('Runs and tests the customer area of an electricity distributor on a laptop.')
    .version(version)
    .enablePositionalOptions()
    .exitOverride()
    .showHelpAfterError()
    .addHelpText('after', '\nExample: acometida exec -- npx playwright test')
  for (const add of adders) add(program, installation)
  return program
}
