import { createContext, useContext } from 'react'

/** Whether the client has a screen at a path, without query. Given by the router, which knows its routes. */
export const KnownPathContext = createContext<(path: string) => boolean>(() => true)

/** Tells which paths have a screen, so that no link and no tab leads nowhere. */
export function useKnownPath(): (path: string) => boolean {
  return useContext(KnownPathContext)
}
