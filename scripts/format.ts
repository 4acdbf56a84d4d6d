import { runStep } from './lib/process/step.ts'

/** Formats every file. */
const { output, ok } = await runStep('oxfmt', [])
process.stdout.write(output)
process.exitCode = ok ? 0 : 1
