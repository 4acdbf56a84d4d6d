import type Sqlite from 'better-sqlite3'

/**
 * The build of SQLite that fits this Node; nothing else knows that there are two. From Node-API 10 on (Node 22.14) it
 * is version 13, whose binaries are in its package. Below it is version 12, which aborts on Node 24.19 and later when a
 * statement is collected.
 */
const napi = Number(process.versions.napi)
const { default: found } = await (napi >= 10 ? import('better-sqlite3-napi') : import('better-sqlite3'))

export const Database = found
export type Database = Sqlite.Database
export const { SqliteError } = Database
