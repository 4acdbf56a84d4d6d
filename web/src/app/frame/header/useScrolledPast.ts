import { useEffect, useState } from 'react'

/**
 * Whether the page is scrolled further than `pixels`. False at exactly `pixels`. Reads the position on scroll and
 * before the next frame, never while rendering: that would force a layout of the whole page.
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
