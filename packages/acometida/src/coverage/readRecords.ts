import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '@acometida/api-spec/rules/fields'
import { fieldIn, parsedJson } from '../lib/json.ts'

/** Journeys drive the client; tests of the API call it themselves. */
export const SUITES = ['journeys', 'api'] as const
export type Suite = (typeof SUITES)[number]

/** The parts of the contract that one test has seen. */
export interface CoverageRecord {
  readonly suite: Suite
  readonly title: string
  readonly outcomes: readonly SeenOutcome[]
  /** The answers of fault rules. */
  readonly faulted: readonly Omit<SeenOutcome, 'role'>[]
  readonly requestParts: readonly SeenPart[]
  readonly answerParts: readonly SeenPart[]
}

interface SeenOutcome {
  readonly operation: string
  readonly codResult: string
  readonly role: string
}

interface SeenPart {
  readonly operation: string
  readonly part: string
}

/** Reads the records that the tests of a run left in a folder, one a line. Throws if a line is not a record. */
export function readRecords(folder: string): CoverageRecord[] {
  return recordFiles(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .flatMap((line, index) => (line === '' ? [] : [readRecord(line, `${join(folder, name)}:${index + 1}`)])),
  )
}

/** Deletes the records of an earlier run from a folder, and no file of anybody else. */
export function forgetRecords(folder: string): void {
  for (const name of recordFiles(folder)) if (beginsWithRecord(join(folder, name))) rmSync(join(folder, name))
}

/** The files that tests write are named after their process, those of a shard after both. */
const OWN = /^(?:\d+-)?\d+\.jsonl$/

function recordFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => OWN.test(name)).sort()
}

/** Whether the first line of a file is a record. A crash may have cut off its last one. */
function beginsWithRecord(file: string): boolean {
  const [line = ''] = readFileSync(file, 'utf8').split('\n', 1)
  try {
    return readRecord(line, file) !== null
  } catch {
    return false
  }
}

const suites = new Map<unknown, Suite>([
  ['journey', 'journeys'],
  ['api', 'api'],
])

function readRecord(line: string, where: string): CoverageRecord {
  const content = parsedJson(line)
  const { kind, title, outcomes, faulted, requestParts, answerParts } = isObject(content) ? content : {}
  const suite = suites.get(kind)
  if (
    suite === undefined ||
    typeof title !== 'string' ||
    !areRows<SeenOutcome>(outcomes, ['operation', 'codResult', 'role']) ||
    !areRows<Omit<SeenOutcome, 'role'>>(faulted, ['operation', 'codResult']) ||
    !areRows<SeenPart>(requestParts, ['operation', 'part']) ||
    !areRows<SeenPart>(answerParts, ['operation', 'part'])
  )
    throw new Error(`${where} is not a coverage record. Delete the file and run the tests with COVERAGE_DIR again.`)
  return { suite, title, outcomes, faulted, requestParts, answerParts }
}

function areRows<Row>(value: unknown, fields: readonly (keyof Row & string)[]): value is readonly Row[] {
  return Array.isArray(value) && value.every((row) => fields.every((field) => typeof fieldIn(row, field) === 'string'))
}
