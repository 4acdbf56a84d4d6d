import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled further than `pixels`; at exactly `pixels` it is not. It is looked at where the page
 * scrolls and before the next frame, never while drawing: the browser would have to lay all of the page out to answer.
 */
export function useScrolledPast(pixels: number): boolean {
  const [past, setPast] = useState(false)
  useEffect(() => {
    const look = () => setPast(window.scrollY > pixels)
    const first = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(first)
      window.removeEventListener('scroll', look)
    }
  }, [pixels])
  return past
}
