import { bundleApi } from './read/bundle.ts'
import { apiKind, readContract } from './read/readContract.ts'
import type { Problem } from './read/yaml.ts'

/**
 * The document that the sources in a folder would publish. Throws the place of the first problem if the sources have
 * any.
 */
export function publish(folder: string): object {
  const problems: Problem[] = []
  const contract = readContract(folder, apiKind, problems)
  const [first] = problems
  if (first) throw new Error(`${first.at}: ${first.problem}`)
  return bundleApi(contract)
}
