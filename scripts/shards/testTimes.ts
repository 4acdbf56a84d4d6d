import { isAbsolute, relative } from 'node:path'
import { slashed } from '../lib/filesIn.ts'
import { root } from '../lib/root.ts'
import type { TestTimes } from './splitByTime.ts'

interface VitestReport {
  readonly testResults: readonly { readonly name: string; readonly startTime: number; readonly endTime: number }[]
}

interface Suite {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly tests: readonly { readonly results: readonly { duration: number }[] }[] }[]
}

/** The seconds of each file in reports of vitest and Playwright, in the order of the files. */
export function timesOf(reports: readonly unknown[]): TestTimes {
  const times = new Map<string, number>()
  const add = (file: string, ms: number) => times.set(file, (times.get(file) ?? 0) + ms / 1000)
  // The JSON reporters of Vitest and Playwright write these.
  for (const report of reports as readonly Partial<VitestReport & Suite>[]) {
    for (const { name, startTime, endTime } of report.testResults ?? [])
      add(slashed(isAbsolute(name) ? relative(root, name) : name), Math.max(0, endTime - startTime))
    // Playwright's paths begin at the folder of the journeys.
    for (const suite of report.suites ?? []) add(`e2e/journeys/${slashed(suite.file)}`, durationOf(suite))
  }
  const rounded = [...times].map(([file, seconds]) => [file, Math.round(seconds * 10) / 10] as const)
  return Object.fromEntries(rounded.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

function durationOf({ suites = [], specs = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(durationOf)].reduce((sum, each) => sum + each, 0)
}
