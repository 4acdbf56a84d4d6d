import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect, useState } from 'react'

/**
 * Whether everything a screen waits for has arrived, or no answer has arrived for `patienceMs`. Parts that arrive close
 * together are shown together, so that none shifts another; a slow part does not hold up the rest. Each answer restarts
 * the wait, so that a slow device has time to process what arrived. The content is then rendered in small steps, as a
 * transition, so that a click in between does not wait for all of it.
 */
export function useSettled(loading: boolean, patienceMs = 1_000): boolean {
  const [settled, setSettled] = useState(!loading)
  const client = useQueryClient()
  useEffect(() => {
    if (settled) return
    const settle = () => startTransition(() => setSettled(true))
    if (!loading) return settle()
    const wait = () => setTimeout(settle, patienceMs)
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
  }, [loading, settled, client, patienceMs])
  return settled
}
