import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * The methods that a path takes, in the order of their routes; none where there is no such path. The path is
     * without its query.
     */
    methodsOf: (path: string) => readonly string[]
  }
}

/** Records the methods of each path of a server. Call it before the first route. */
export function knowMethods(app: FastifyInstance): void {
  const routes: { readonly method: string; readonly url: string }[] = []
  app.addHook('onRoute', ({ method, url }) => {
    // A route for every path says nothing about one.
    if (!url.includes('*')) routes.push(...[method].flat().map((each) => ({ method: each, url })))
  })
  app.decorate('methodsOf', (path: string) => [
    ...new Set(routes.filter(({ url }) => isOfPattern(path, url)).map(({ method }) => method)),
  ])
}

/** Whether a path is one of a pattern such as `/users/:id`. */
export function isOfPattern(path: string, pattern: string): boolean {
  const [parts, given] = [pattern.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, nth) => part.startsWith(':') || part === given[nth])
}
