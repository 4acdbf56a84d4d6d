import { existsSync, readFileSync } from 'node:fs'
import { operations } from '@acometida/api-spec/generated/operations'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { type Document, isSeq, parseDocument } from 'yaml'
import { parseEntries } from '../agreedEntries.ts'
import { UsageError } from '../usage.ts'
import { LEVELS } from './cells.ts'
import type { KnownFinding } from './knownFinding.ts'

/** A file of agreed findings. Its comments and its order survive a change. */
export interface BaselineFile {
  readonly file: string
  readonly document: Document
  readonly entries: readonly KnownFinding[]
}

const NEEDED = ['operation', 'question', 'severity', 'rule', 'reason'] as const
const OPTIONAL = ['where', 'ticket', 'expires'] as const

/** Reads a baseline, YAML or JSON. Throws a `UsageError`. If it `mayBeNew`, a missing file counts as empty. */
export function readBaseline(file: string, mayBeNew: boolean): BaselineFile {
  if (!existsSync(file) && !mayBeNew)
    throw new UsageError(`The baseline ${file} does not exist. Create it with --baseline-update --reason <text>.`)
  const document = parseDocument(existsSync(file) ? readFileSync(file, 'utf8') : '')
  const [flaw] = document.errors
  if (flaw) throw new UsageError(`${file} is not YAML: ${flaw.message}`)
  return { file, document, entries: entriesOf(file, document) }
}

/** Adds entries at the end of the file. Returns all its entries. */
export function addEntries({ file, document, entries }: BaselineFile, added: readonly KnownFinding[]) {
  const list = isSeq(document.contents) ? document.contents : document.createNode([])
  document.contents = list
  // An empty list is written `[]`, which would put the new entries on one line.
  if (list.items.length === 0) list.flow = false
  for (const each of added) list.add(document.createNode(each))
  write(file, document)
  return [...entries, ...added]
}

/** Removes entries from the file, each with the comment before it. Returns the other ones. */
export function removeEntries({ file, document, entries }: BaselineFile, removed: readonly KnownFinding[]) {
  const isKept = entries.map((each) => !removed.includes(each))
  if (isSeq(document.contents))
    document.contents.items = document.contents.items.filter((_each, index) => isKept[index])
  write(file, document)
  return entries.filter((_each, index) => isKept[index])
}

function write(file: string, document: Document): void {
  // Long reasons are not folded.
  writeAtomically(file, document.toString({ lineWidth: 0 }))
}

function entriesOf(file: string, document: Document): readonly KnownFinding[] {
  const entries = parseEntries(file, document.toJS() ?? [], NEEDED, OPTIONAL)
  for (const [index, { operation, question }] of entries.entries()) {
    const entry = `Entry ${index + 1} of ${file}`
    if (!(operation in operations))
      throw new UsageError(`${entry} names the operation ${operation}, which the contract does not have.`)
    if (!LEVELS.some((level) => question.startsWith(`${level}, `)))
      throw new UsageError(
        `${entry} has the question "${question}". Allowed: a level and a question, such as "shape, success". Levels: ${LEVELS.join(', ')}.`,
      )
  }
  return entries
}
