import { beginLine, finishLine } from '../lib/lines.ts'
import { type Ran, runStep } from '../lib/process/step.ts'
import { type SourceFile, sourceFiles } from '../lib/sourceFiles.ts'
import { filesSince, inputSince } from './changedSince.ts'
import type { Check, Rule } from './checks.ts'

/** Runs checks, two at a time. Prints a line for each, and the output of failed ones. Returns how many failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks]
  let read: readonly SourceFile[] | undefined
  const sources = () => (read ??= sourceFiles())
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      beginLine(check.name)
      const { ok, seconds, output } = await run(check, sources)
      finishLine(check.name, ok, seconds)
      if (ok) continue
      failed += 1
      console.log(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  return failed
}

/** Runs a check on what has changed since its last success, if it says what it depends on. */
async function run(check: Check, sources: () => readonly SourceFile[]): Promise<Ran> {
  if (check.fileByFile) {
    const files = filesSince(check.name, sources())
    const ran = await runOn(check, files.changed)
    if (ran.ok) files.keep()
    return ran
  }
  if (!('command' in check)) return judge(check.problems, sources())
  if (check.input === undefined) return runStep(check.command, check.args)
  const input = inputSince(check.name, check.input(sources()))
  if (input.isKnown) return DONE
  const ran = await runStep(check.command, check.args)
  if (ran.ok) input.keep()
  return ran
}

/** Runs a check on these sources. A tool gets their paths, or none of very many: a command line has a limit. */
async function runOn(check: Check, sources: readonly SourceFile[]): Promise<Ran> {
  if (sources.length === 0) return DONE
  if (!('command' in check)) return judge(check.problems, sources)
  const paths = sources.length > MOST_PATHS ? [] : sources.map(({ file }) => file)
  return runStep(check.command, [...check.args, ...paths])
}

const MOST_PATHS = 200
const DONE: Ran = { ok: true, seconds: 0, output: '' }

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
