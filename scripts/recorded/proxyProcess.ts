import { runProgram } from 'acometida/src/program.ts'
import { root } from '../lib/root.ts'

/** Runs the command of the package from its sources, in a process of its own. */
process.exit(await runProgram(process.argv.slice(2), root, 'of the sources'))
