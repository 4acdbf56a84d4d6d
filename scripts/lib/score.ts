import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countsOf } from './counts.ts'
import { beginLine, finishLine } from './lines.ts'
import { type runProgram, runStep } from './process/step.ts'

/** Counts the passes and failures of a run, and prints a line for each part of it. */
export function makeScore(reports: string) {
  const counts = { passed: 0, failed: 0 }
  const report = (name: string, ok: boolean, seconds: number) => {
    if (ok) counts.passed += 1
    else counts.failed += 1
    finishLine(name, ok, seconds)
  }
  return {
    counts,
    add: (passed: number, failed: number) => {
      counts.passed += passed
      counts.failed += failed
    },
    /** A check that passes or fails as a whole. */
    check: async (name: string, command: string, args: readonly string[]): Promise<void> => {
      beginLine(name)
      const { ok, seconds, output } = await runStep(command, args)
      report(name, ok, seconds)
      if (!ok) console.log(output)
    },
    /** A step that must succeed. Resolves to its result; undefined if it fails. */
    step: async <Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> => {
      beginLine(name)
      const started = performance.now()
      try {
        const result = await work()
        report(name, true, (performance.now() - started) / 1000)
        return result
      } catch (error) {
        report(name, false, (performance.now() - started) / 1000)
        console.log(error instanceof Error ? error.message : error)
        return undefined
      }
    },
    /** A runner whose own report says how many passed and failed. */
    tests: async (
      name: string,
      command: string,
      args: readonly string[],
      file: string,
      env: Record<string, string> = {},
    ): Promise<void> => {
      beginLine(name)
      const { ok, seconds, output } = await runStep(command, args, { REPORTS: file, ...env })
      const path = join(reports, file)
      const { passed, failed, skipped } = existsSync(path)
        ? countsOf(JSON.parse(readFileSync(path, 'utf8')))
        : { passed: 0, failed: 0, skipped: 0 }
      // A runner that crashed without a failed test is also a failure.
      const failures = failed + (!ok && failed === 0 ? 1 : 0)
      counts.passed += passed
      counts.failed += failures
      const left = skipped > 0 ? `, ${skipped} skipped` : ''
      finishLine(name, failures === 0, seconds, `${name}: ${passed} passed, ${failures} failed${left}`)
      if (!ok) console.log(output)
    },
    /** Prints the last line of the run, and exits with the matching code. */
    end: () => {
      console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
      process.exitCode = counts.failed > 0 ? 1 : 0
    },
  }
}

/** Waits for a started program. Throws its output if it failed. */
export async function waitUntilEnded(begun: ReturnType<typeof runProgram>): Promise<void> {
  const { ok, output } = await begun
  if (!ok) throw new Error(output)
}
