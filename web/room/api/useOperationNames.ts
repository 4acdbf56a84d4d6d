import { useQuery } from '@tanstack/react-query'

interface Published {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
}

/** The operations of the API, of the document that the server publishes; none until it is there. */
export function useOperationNames(): readonly string[] {
  const { data = [] } = useQuery({
    queryKey: ['operationNames'],
    queryFn: read,
    staleTime: Infinity,
    refetchInterval: false,
  })
  return data
}

async function read(): Promise<string[]> {
  const response = await fetch('/docs/openapi.json')
  if (!response.ok) throw new Error(`/docs/openapi.json: ${response.status}`)
  // The server publishes it with this shape.
  const { paths } = (await response.json()) as Published
  return Object.values(paths)
    .flatMap((item) => Object.values(item).flatMap(({ operationId }) => operationId ?? []))
    .toSorted()
}
