import { shippedPackages } from '../lib/shippedPackages.ts'
import { knownLicences, licenceOf } from './licenceOf.ts'

/**
 * Checks the licence file of everything that ships with the client or the server. It does not trust the manifests: some
 * packages became commercial without a change there.
 */
const judged = shippedPackages('api-spec', 'server', 'web', 'web/mobile').map((each) => ({
  ...each,
  found: licenceOf(each.licence, each.stated),
}))
const problems = judged
  .filter(({ found }) => found === undefined)
  .map(({ name, stated, folder }) => {
    const known = knownLicences.join(', ')
    return `${name}: its licence (${stated ?? 'none stated'}) is not exactly one of ${known}; read ${folder}`
  })
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
} else
  console.log(
    `${judged.length} packages, all under ${[...new Set(judged.map(({ found }) => found))].sort().join(', ')}`,
  )
