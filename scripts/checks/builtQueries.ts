import type { SourceFile } from '../lib/sourceFiles.ts'

/**
 * How many reads in services and jobs build their SQL at each call, which takes far longer than running it. The number
 * may only go down.
 */
const MOST = 122

/** A read that is not a query of `prepared`. Such a query follows its database directly. */
const BUILT = /(?<!\w\((?:\w+\.)?db\)\s*)\.(?:get|all)\(\)/g

/** What is wrong with the number of reads that build their SQL at each call. */
export function builtQueries(sources: readonly SourceFile[]): string[] {
  const total = sources
    .filter(({ file }) => /^server\/src\/.*\.(?:service|jobs)\.ts$/.test(file))
    .flatMap(({ text }) => text.match(BUILT) ?? []).length
  if (total === MOST) return []
  const advice =
    total > MOST
      ? 'build the added ones once, with `prepared` of server/src/db/prepared.ts'
      : 'lower the limit in scripts/checks/builtQueries.ts'
  return [`${total} queries of services and jobs are built at each call, and the limit is ${MOST}: ${advice}`]
}
