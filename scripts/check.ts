import { checks } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { syntaxErrors } from './checks/syntax.ts'
import { generateContract } from './lib/generateContract.ts'
import { begin, finish } from './lib/lines.ts'
import { readWords } from './lib/words.mjs'

/** Runs the quick checks of the code, or with `--all` every check of `npm test`. */
const { values } = readWords('check')
const started = performance.now()
process.exitCode = await main()

async function main(): Promise<number> {
  const broken = await syntaxErrors()
  if (broken.length > 0) {
    finish('syntax', false, (performance.now() - started) / 1000)
    console.log(broken.join('\n'))
    return 1
  }
  begin('contract')
  try {
    await generateContract()
    finish('contract', true, (performance.now() - started) / 1000)
  } catch (error) {
    finish('contract', false, (performance.now() - started) / 1000)
    console.log(error instanceof Error ? error.message : error)
    return 1
  }
  // Fixing reads generated files, which a new clone does not have yet.
  const fixed = values.fix ? await (await import('./checks/fix.ts')).fix() : true
  const failed = await runChecks(checks.filter(({ quick }) => values.all || quick))
  return fixed && failed === 0 ? 0 : 1
}
