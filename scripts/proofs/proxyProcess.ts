import { runAcometida } from '../acometida/program.ts'
import { root } from '../lib/root.ts'

/** Runs the command of the package from its sources, in a process of its own. */
process.exit(await runAcometida(process.argv.slice(2), root, 'of the sources'))
