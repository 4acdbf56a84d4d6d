import { useQuery } from '@tanstack/react-query'
import { type Operation, operationsIn, type Published } from './operations.ts'

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
  return operationsIn((await response.json()) as Published)
}
