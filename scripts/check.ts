import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checks } from './checks/checks.ts'
import { runChecks } from './checks/runChecks.ts'
import { syntaxErrors } from './checks/syntax.ts'
import { readWords } from './commands.ts'
import { generateContract } from './lib/generateContract.ts'
import { beginLine, finishLine } from './lib/lines.ts'

/** Runs the quick checks of the code, or with `--all` every check of `npm test`. With `--report` it reports instead. */
const { values } = readWords<{ fix: true; all: true; report: string }>('check')
const started = performance.now()
if (values.report === undefined) process.exitCode = await main()
else {
  const report = join(import.meta.dirname, 'reports', `${values.report}.ts`)
  // It runs as if it were called by itself.
  process.argv[1] = report
  await import(pathToFileURL(report).href)
}

async function main(): Promise<number> {
  const broken = await syntaxErrors()
  if (broken.length > 0) {
    finishLine('syntax', false, (performance.now() - started) / 1000)
    console.log(broken.join('\n'))
    return 1
  }
  beginLine('contract')
  try {
    await generateContract()
    finishLine('contract', true, (performance.now() - started) / 1000)
  } catch (error) {
    finishLine('contract', false, (performance.now() - started) / 1000)
    console.log(error instanceof Error ? error.message : error)
    return 1
  }
  // Fixing reads generated files, which a new clone does not have yet.
  const fixed = values.fix ? await (await import('./checks/fix.ts')).fix() : true
  const failed = await runChecks(checks.filter(({ quick }) => values.all || quick))
  return fixed && failed === 0 ? 0 : 1
}
