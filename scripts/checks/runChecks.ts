import { beginLine, finishLine } from '../lib/lines.ts'
import { type Ran, runStep } from '../lib/process/step.ts'
import { type SourceFile, sourceFiles } from '../lib/sourceFiles.ts'
import type { Check, Rule } from './checks.ts'

/** Runs checks, two at a time. Prints a line for each, and the output of failed ones. Returns how many failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks]
  let sources: readonly SourceFile[] | undefined
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      beginLine(check.name)
      const { ok, seconds, output } =
        'command' in check
          ? await runStep(check.command, check.args)
          : judge(check.problems, (sources ??= sourceFiles()))
      finishLine(check.name, ok, seconds)
      if (ok) continue
      failed += 1
      console.log(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  return failed
}

function judge(problems: Rule['problems'], sources: readonly SourceFile[]): Ran {
  const started = performance.now()
  const found = foundBy(() => problems(sources))
  return { ok: found.length === 0, seconds: (performance.now() - started) / 1000, output: found.join('\n') }
}

/** What a rule finds. A rule that cannot be judged, such as one without git, is broken too. */
function foundBy(find: () => readonly string[]): readonly string[] {
  try {
    return find()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}
