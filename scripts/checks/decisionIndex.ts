/** A decision record: `009-exclusive-use-of-its-database-file.md`. */
interface DecisionRecord {
  readonly file: string
  /** `009`. */
  readonly number: string
  readonly title: string
  /** `2026-11-21`. */
  readonly date: string
  /** `accepted`, or `superseded by [027](027-….md)`. */
  readonly status: string
}

const STATUS = /^(accepted|superseded( in part)? by \[\d{3}\]\(\S+\)( and \[\d{3}\]\(\S+\))*)$/

/** The index of the decision records as a table, and what is wrong with a record. `texts`: their texts by file name. */
export function decisionIndex(texts: ReadonlyMap<string, string>): { table: string; problems: string[] } {
  const records = [...texts].map(([file, text]) => readRecord(file, text))
  const rows = records.map(({ file, number, title, date, status }) => [`[${number}](${file})`, title, date, status])
  return { table: tableOf([['Number', 'Decision', 'Date', 'Status'], ...rows]), problems: records.flatMap(problemsOf) }
}

/** A table of Markdown with columns as wide as the formatter makes them. The first row is the head. */
function tableOf(rows: readonly (readonly string[])[]): string {
  const [head = [], ...others] = rows
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  const padded = (row: readonly string[]) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)))
  return [padded(head), line(widths.map((width) => '-'.repeat(width))), ...others.map(padded)].join('')
}

function readRecord(file: string, text: string): DecisionRecord {
  const [, number = '', title = '', date = '', status = ''] = /^# (\d{3})\. (.+)\n\n(\S+) · (.+)\n/.exec(text) ?? []
  return { file, number, title, date, status }
}

function problemsOf({ file, number, title, date, status }: DecisionRecord): string[] {
  if (number === '') return [`${file} begins with "# 001. <title>" and the line "2026-12-01 · accepted"`]
  const inTitle: readonly string[] = wordsOf(title)
  const [, ...others] = wordsOf(file.replace(/\.md$/, '')).filter((word) => !inTitle.includes(word))
  return [
    ...(file.startsWith(`${number}-`) ? [] : [`${file}: its title has the number ${number}`]),
    ...(others.length === 0 ? [] : [`${file}: its title does not have ${others.join(', ')}`]),
    ...(/^\d{4}-\d\d-\d\d$/.test(date) ? [] : [`${file}: ${date} is not a date such as 2026-12-01`]),
    ...(STATUS.test(status)
      ? []
      : [`${file}: ${status} is not a status; allowed: "accepted" or "superseded by [027](027-….md)"`]),
  ]
}

/** The words of a title or a file name: `The client's clock` has the, clients and clock. */
function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[a-z0-9]+/g) ?? []
  )
}
