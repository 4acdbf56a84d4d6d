import { useEffect, useState } from 'react'

/**
 * Counts up when the browser restores the page from its cache after a visit to the provider: its data may be outdated.
 */
export function useVisit(onReturn: () => void): number {
  const [visit, setVisit] = useState(0)
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      onReturn()
      setVisit((count) => count + 1)
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [onReturn])
  return visit
}
