import { useSyncExternalStore } from 'react'

/** Whether the page is scrolled further than `pixels`; at exactly `pixels` it is not. */
export function useScrolledPast(pixels: number) {
  return useSyncExternalStore(subscribe, () => window.scrollY > pixels)
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
