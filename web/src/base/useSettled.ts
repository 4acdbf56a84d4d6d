import { useEffect, useState } from 'react'

/**
 * Whether what a screen waits for has come, or has been waited for long enough. Parts of a screen that come within a second are
 * shown together, so that none pushes another away; a slow one then holds up no other.
 */
export function useSettled(loading: boolean, patienceMs = 1_000): boolean {
  const [settled, setSettled] = useState(!loading)
  if (!loading && !settled) setSettled(true)
  useEffect(() => {
    if (settled) return
    const timer = setTimeout(() => setSettled(true), patienceMs)
    return () => clearTimeout(timer)
  }, [settled, patienceMs])
  return settled
}
