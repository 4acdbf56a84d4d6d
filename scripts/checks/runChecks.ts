import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beginLine, finishLine } from '../lib/lines.ts'
import { type Ran, runStep } from '../lib/process/step.ts'
import { root } from '../lib/root.ts'
import { type SourceFile, sourceFiles } from '../lib/sourceFiles.ts'
import type { Check, Rule, Tool } from './checks.ts'

/** Runs checks, two at a time. Prints a line for each, and the output of failed ones. Returns how many failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const waiting = [...checks]
  let read: readonly SourceFile[] | undefined
  const sources = () => (read ??= sourceFiles())
  let failed = 0
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      beginLine(check.name)
      const { ok, seconds, output } =
        'command' in check ? await runTool(check, sources) : judge(check.problems, sources())
      finishLine(check.name, ok, seconds)
      if (ok) continue
      failed += 1
      console.log(output.trimEnd())
    }
  }
  await Promise.all([work(), work()])
  return failed
}

/** Runs a tool, unless its input is the same as at its last success. */
async function runTool({ name, command, args, input }: Tool, sources: () => readonly SourceFile[]): Promise<Ran> {
  if (input === undefined) return runStep(command, args)
  const file = join(root, 'node_modules/.cache/checks', name.replaceAll(' ', '-'))
  const digest = createHash('sha256').update(input(sources())).digest('hex')
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return { ok: true, seconds: 0, output: '' }
  const ran = await runStep(command, args)
  if (ran.ok) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, digest)
  }
  return ran
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
