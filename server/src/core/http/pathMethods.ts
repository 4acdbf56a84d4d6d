import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods of a path, in the order of their routes; empty if the path does not exist. The path has no query. */
    methodsOf: (path: string) => readonly string[]
  }
}

/** Records the methods of each path of a server. Call it before the first route. */
export function recordMethods(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // A wildcard route says nothing about a single path.
    if (!url.includes('*')) routes.push(...[method].flat().map((each) => ({ method: each, url })))
  })
  app.decorate('methodsOf', (path: string) => [
    ...new Set(routes.filter(({ url }) => matchesPattern(path, url)).map(({ method }) => method)),
  ])
}

/** Whether a path matches a pattern such as `/users/:id`. */
export function matchesPattern(path: string, pattern: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, nth) => part.startsWith(':') || part === given[nth])
}
