import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * A document that the contract publishes. It is read for each call, so a newly generated contract shows at once. Each
 * package that contains the server says in its `imports` where the documents are.
 */
export function publishedDocument(name: 'openapi.json' | 'control.json'): string {
  return readFileSync(fileURLToPath(import.meta.resolve(`#documents/${name}`)), 'utf8')
}

/** The calls of the control API, such as `GET /__control/worlds`, and what each one does. */
export function controlCalls(): { call: string; does: string }[] {
  // The generator guarantees this shape; the rest of the document is not read here.
  const { paths } = JSON.parse(publishedDocument('control.json')) as {
    paths: Readonly<Record<string, Readonly<Record<string, { readonly summary: string }>>>>
  }
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { summary }]) => ({
      call: `${method.toUpperCase()} /__control${path === '/' ? '' : path}`,
      does: summary,
    })),
  )
}
