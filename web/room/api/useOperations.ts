import { useQuery } from '@tanstack/react-query'

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

interface RawOperation {
  readonly operationId?: string
  readonly 'x-cod-results'?: readonly string[]
}

/** The codes that each operation of the API may answer. */
type Operations = ReadonlyMap<string, readonly string[]>

const NONE: Operations = new Map()

/** The operations of the API, of the document that the server publishes; none until it is there. */
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
  // The server publishes it with this shape.
  const { paths } = (await response.json()) as Published
  const found = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, 'x-cod-results': codes = [] }): [string, readonly string[]][] =>
      operationId === undefined ? [] : [[operationId, codes]],
    ),
  )
  return new Map(found.toSorted(([one], [other]) => one.localeCompare(other)))
}
