import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '@acometida/api-spec/generated/operations'
import { beginLine, finishLine } from '../lib/lines.ts'
import { runStep } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'

const table = 'api-spec/conformance/expected.md'

/**
 * Fixes everything that a tool can fix: adds the missing rows of the table of authorization, writes the tables and
 * files in the docs, runs the fixes of the linter, and formats. Returns whether all of it succeeded.
 */
export async function fix(): Promise<boolean> {
  const rows = await addRows()
  const steps = [
    await runStep('tsx', ['scripts/checks/realApi.ts', '--fix']),
    await runStep('tsx', ['scripts/checks/docs.ts', '--fix']),
    await runStep('oxlint', ['--fix', '--quiet']),
    // Last, because it formats the output of the others.
    await runStep('oxfmt', []),
  ]
  // The check that follows reports what the linter could not fix.
  return rows && steps.at(-1)?.ok === true
}

async function addRows(): Promise<boolean> {
  const missing = withoutRow()
  if (missing.length === 0) return true
  const name = `rows of ${missing.join(', ')} in ${table}`
  beginLine(name)
  const file = 'server/src/authorization/accessMatrix.test.ts'
  const words = ['run', '--project', 'server', file, '-t', 'lists exactly the operations']
  const { seconds, output, ...ran } = await runStep('vitest', words, { ADD_ROWS: '1' })
  // A run in which no test has that title succeeds too.
  const ok = ran.ok && withoutRow().length === 0
  const proposed = `${name}: proposed from the answers of the server; check that they are intended`
  finishLine(name, ok, seconds, ok ? proposed : name)
  if (!ok) console.log(output)
  return ok
}

/** The operations that the table lacks. */
function withoutRow(): readonly string[] {
  const text = readFileSync(join(root, table), 'utf8')
  return Object.keys(operations).filter((id) => !text.includes(`\n| ${id} `))
}
