import type { Database } from './sqlite.ts'

const counted = new WeakMap<Database, { writes: number }>()

/** The number of writes, or possible writes, of a connection since `countWrites`. */
export function writesBy(client: Database): number {
  return counted.get(client)?.writes ?? 0
}

/**
 * Counts the executions of statements that SQLite does not know to be read-only. SQLite's own count of changed rows
 * would cost a query.
 */
export function countWrites(client: Database): void {
  const count = { writes: 0 }
  counted.set(client, count)
  const { exec, prepare } = client
  client.exec = (sql) => {
    count.writes += 1
    return exec.call(client, sql)
  }
  // The statement is the driver's own, so it keeps the types of its caller.
  client.prepare = ((sql: string) => {
    const statement = prepare.call(client, sql)
    if (statement.readonly) return statement
    for (const name of ['run', 'get', 'all', 'iterate'] as const) {
      // The values are passed on unchanged.
      const work = statement[name] as (...values: unknown[]) => unknown
      Object.assign(statement, {
        [name]: (...values: unknown[]) => {
          count.writes += 1
          return work.apply(statement, values)
        },
      })
    }
    return statement
  }) as typeof prepare
}
