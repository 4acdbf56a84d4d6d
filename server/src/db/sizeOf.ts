import type { OpenDb } from './client.ts'

/** The size of a database, bytes. */
export function sizeOf({ $client }: OpenDb): number {
  const pragma = (name: string) => Number($client.pragma(name, { simple: true }))
  return pragma('page_count') * pragma('page_size')
}
