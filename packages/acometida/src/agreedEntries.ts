import { hasFields } from '@acometida/api-spec/rules/fields'
import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { UsageError } from './usage.ts'

/** An entry of a list of agreed exceptions. All its fields are texts, some of them optional. */
type Entry<Needed extends string, Optional extends string> = Readonly<Record<Needed, string>> &
  Readonly<Partial<Record<Optional, string>>>

/**
 * The entries of a file. Throws a `UsageError` that names the entry, what is wrong in it and what would be right.
 * @param content the parsed content of the file
 */
export function parseEntries<Needed extends string, Optional extends string>(
  file: string,
  content: unknown,
  needed: readonly Needed[],
  optional: readonly Optional[],
): readonly Entry<Needed, Optional>[] {
  const needs = `Each entry needs ${new Intl.ListFormat('en-GB').format(needed)}`
  if (!Array.isArray(content)) throw new UsageError(`${file} must be a list. ${needs}.`)
  return content.map((entry: unknown, index) => {
    const problem = problemOf(entry, needed, optional)
    if (problem !== null) throw new UsageError(`Entry ${index + 1} of ${file} ${problem}. ${needs}.`)
    // `problemOf` has checked the fields.
    return entry as Entry<Needed, Optional>
  })
}

function problemOf(entry: unknown, needed: readonly string[], optional: readonly string[]): string | null {
  if (!hasFields(entry)) return 'is not an object'
  for (const name of needed) {
    const value = entry[name]
    if (value === undefined || value === null || String(value).trim() === '') return `has no ${name}`
  }
  const known = [...needed, ...optional]
  const unknown = Object.keys(entry).find((name) => !known.includes(name))
  if (unknown !== undefined) return `has the unknown key ${unknown}; known keys: ${known.join(', ')}`
  const { expires } = entry
  if (expires !== undefined && !isDate(String(expires)))
    return `has expires "${String(expires)}", which is not a day such as 2026-12-31`
  const other = Object.keys(entry).find((name) => typeof entry[name] !== 'string')
  return other === undefined ? null : `has a ${other} that is not text; write it in quotes`
}

/** Whether the last day of an entry has passed; one without a last day never expires. */
export function hasExpired({ expires }: { readonly expires?: string }, today: string): boolean {
  return expires !== undefined && expires < today
}

/** The present day such as `2026-11-27`. */
export function presentDay(): string {
  return new Date().toISOString().slice(0, 10)
}
