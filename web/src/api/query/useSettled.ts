import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

/**
 * Whether everything a screen waits for has arrived, or no answer has arrived for `patienceMs`. Parts that arrive close
 * together are shown together, so that none shifts another; a slow part does not hold up the rest. Each answer restarts
 * the wait, so that a slow device has time to process what arrived.
 */
export function useSettled(loading: boolean, patienceMs = 1_000): boolean {
  const [settled, setSettled] = useState(!loading)
  const client = useQueryClient()
  if (!loading && !settled) setSettled(true)
  useEffect(() => {
    if (settled) return
    const wait = () => setTimeout(() => setSettled(true), patienceMs)
    let timer = wait()
    const stop = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return
      clearTimeout(timer)
      timer = wait()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [settled, client, patienceMs])
  return settled
}
