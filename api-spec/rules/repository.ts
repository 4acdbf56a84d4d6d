/** Where documents are kept: D unless it is said to be the other one. */
export type Repository = 'D' | 'S'

/** The clause of a filter for a repository: sent only where it is not the default. */
export function repositoryClause(repository: Repository = 'D'): { readonly repositorio?: 'S' } {
  return repository === 'S' ? { repositorio: repository } : {}
}
