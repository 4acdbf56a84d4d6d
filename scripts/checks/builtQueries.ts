import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { root } from '../lib/root.ts'

/**
 * The number of reads in services and jobs that build their SQL at each call, which takes far longer than running it.
 * It may only go down.
 */
const most = 122

/** A read that is not a query of `prepared`. Such a query follows its database directly. */
const built = /(?<!\w\((?:\w+\.)?db\)\s*)\.(?:get|all)\(\)/g

const folder = join(root, 'server/src')
const total = filesIn(folder)
  .filter((file) => /\.(service|jobs)\.ts$/.test(file))
  .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(built) ?? []).length
const advice =
  total > most
    ? 'make those that you have added with `prepared` of server/src/db/prepared.ts'
    : 'write the lower number into scripts/checks/builtQueries.ts'
if (total !== most) {
  console.error(`${total} reads of services and jobs are put into SQL at each call, not ${most}: ${advice}`)
  process.exitCode = 1
}
