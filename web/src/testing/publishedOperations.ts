import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PublishedOperation {
  readonly operationId: string
  readonly 'x-staff'?: true
  /** What the client does where an API has no such operation. */
  readonly 'x-without'?: string
}

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
}

/** The operations of the contract, as the server publishes it. */
export function publishedOperations(): readonly PublishedOperation[] {
  const file = join(import.meta.dirname, '../../../api-spec/generated/openapi.json')
  // The generator has written it.
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Published
  return Object.values(paths).flatMap((item) => Object.values(item))
}
