import { createRequire } from 'node:module'
import type Sqlite from 'better-sqlite3'

/**
 * The build of SQLite that fits this Node; nothing else of the server knows that there are two. From Node-API 10 on
 * (Node 22.14) it is version 13, whose binaries are in its package. Below it is version 12, which aborts on Node 24.19
 * and later when a statement is collected. Unlike `import`, `require` also searches NODE_PATH, where the package
 * `acometida` has version 12.
 */
const require = createRequire(import.meta.url)
const napi = Number(process.versions.napi)
const found: typeof Sqlite = napi >= 10 ? require('better-sqlite3-napi') : require('better-sqlite3')

export const Database = found
export type Database = Sqlite.Database
export const { SqliteError } = Database
