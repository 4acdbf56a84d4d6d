import { useEffect, useState } from 'react'

/**
 * Counts up where the browser brings the page back as it was left for the provider: what it knew may no longer hold.
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
