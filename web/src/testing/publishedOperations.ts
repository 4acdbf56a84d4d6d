import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PublishedOperation {
  readonly operationId: string
  readonly 'x-staff'?: true
  /** The client's behaviour if an API lacks the operation. */
  readonly 'x-without'?: string
}

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, PublishedOperation>>>>
}

/** The operations of the contract that the server publishes. */
export function publishedOperations(): readonly PublishedOperation[] {
  const file = join(import.meta.dirname, '../../../api-spec/generated/openapi.json')
  // The generator writes this file.
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Published
  return Object.values(paths).flatMap((item) => Object.values(item))
}
