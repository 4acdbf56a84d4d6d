import type { Differences } from '@acometida/api-spec/generated/control'
import type { OpenDb } from './client.ts'
import { Database } from './sqlite.ts'

/** The difference between an earlier and the present state of a table. */
type TableDifference = Differences['tables'][number]
/** The columns of a row that differ, as JSON; null on the side that lacks the row. */
type RowDifference = TableDifference['rows'][number]

type Row = Readonly<Record<string, unknown>>

const MAX_ROWS = 20
const SECRET = /hash|secret|token/i

/** The tables of a database that differ from an earlier copy, given as its bytes. Secrets are masked. */
export function differencesSince(bytes: Buffer, { $client: now }: OpenDb): TableDifference[] {
  const before = new Database(bytes, { readonly: true })
  try {
    return tablesOf(now).flatMap((table) => {
      const found = differenceOf(table, rowsOf(before, table), rowsOf(now, table))
      return found.added + found.changed + found.removed === 0 ? [] : [found]
    })
  } finally {
    before.close()
  }
}

function tablesOf(client: Database): string[] {
  return client
    .prepare<[], string>(
      "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%' order by name",
    )
    .pluck()
    .all()
}

/** The rows of a table by their primary keys. Without a primary key, the whole row is the key. */
function rowsOf(client: Database, table: string): Map<string, Row> {
  // The driver does not type rows. These are the columns of SQLite's table_info.
  const columns = client.pragma(`table_info("${table}")`) as { readonly name: string; readonly pk: number }[]
  const keys = columns.filter(({ pk }) => pk > 0).map(({ name }) => name)
  const rows = client.prepare<[], Row>(`select * from "${table}"`).all()
  return new Map(
    rows.map((row) => [(keys.length > 0 ? keys.map((key) => row[key]) : Object.values(row)).join(' '), row]),
  )
}

function differenceOf(table: string, before: ReadonlyMap<string, Row>, now: ReadonlyMap<string, Row>): TableDifference {
  const rows: RowDifference[] = []
  let [added, changed, removed] = [0, 0, 0]
  const note = (row: RowDifference) => {
    if (rows.length < MAX_ROWS) rows.push(row)
  }
  for (const [key, row] of now) {
    const old = before.get(key)
    if (!old) {
      added += 1
      note({ key, before: null, now: toJson(row) })
      continue
    }
    const columns = Object.keys(row).filter((name) => textOf(row[name]) !== textOf(old[name]))
    if (columns.length === 0) continue
    changed += 1
    note({ key, before: toJson(old, columns), now: toJson(row, columns) })
  }
  for (const [key, old] of before) {
    if (now.has(key)) continue
    removed += 1
    note({ key, before: toJson(old), now: null })
  }
  return { table, added, changed, removed, rows }
}

function toJson(row: Row, columns = Object.keys(row)): string {
  return JSON.stringify(
    Object.fromEntries(columns.map((name) => [name, SECRET.test(name) ? '***' : textOf(row[name])])),
  )
}

function textOf(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `${value.length} bytes ${value.toString('base64').slice(0, 40)}` : value
}
