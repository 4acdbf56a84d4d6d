import { useQuery } from '@tanstack/react-query'

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

interface RawOperation {
  readonly operationId?: string
  readonly tags?: readonly string[]
  readonly 'x-cod-results'?: readonly string[]
}

/** An operation of the API, as the contract describes it. */
export interface Operation {
  /** In capitals. */
  readonly method: string
  /** For example `/users/{id}`. */
  readonly path: string
  readonly tag: string
  /** The codes that it may answer. */
  readonly codes: readonly string[]
}

type Operations = ReadonlyMap<string, Operation>

const NONE: Operations = new Map()

/** The operations of the API by name, from the document that the server publishes. Empty until it has loaded. */
export function useOperations(): Operations {
  const { data = NONE } = useQuery({
    queryKey: ['operations'],
    queryFn: read,
    staleTime: Infinity,
    refetchInterval: false,
  })
  return data
}

async function read(): Promise<Operations> {
  const response = await fetch('/docs/openapi.json')
  if (!response.ok) throw new Error(`/docs/openapi.json: ${response.status}`)
  // The server publishes the document with this shape.
  const { paths } = (await response.json()) as Published
  const found = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, raw]): [string, Operation][] => {
      const { operationId, tags: [tag = ''] = [], 'x-cod-results': codes = [] } = raw
      return operationId === undefined ? [] : [[operationId, { method: method.toUpperCase(), path, tag, codes }]]
    }),
  )
  return new Map(found.toSorted(([one], [other]) => one.localeCompare(other)))
}
