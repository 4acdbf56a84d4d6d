import { beginLine, finishLine } from '../lib/lines.ts'
import { runStep } from '../lib/process/step.ts'
import type { Check } from './checks.ts'

/** Runs checks, two at a time. Prints a line for each, and the output of failed ones. Returns how many failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks]
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      beginLine(check.name)
      const { ok, seconds, output } = await runStep(check.command, check.args)
      finishLine(check.name, ok, seconds)
      if (ok) continue
      failed += 1
      console.log(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  return failed
}
