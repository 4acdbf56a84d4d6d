import { useEffect, useRef, useState } from 'react'

/**
 * The state of a popover under a button. Escape and a press or focus elsewhere close it, and Escape restores the focus.
 */
export function usePopover() {
  const [open, setOpen] = useState(false)
  const container = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) setOpen(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closing = new AbortController()
    document.addEventListener('pointerdown', leave, closing)
    document.addEventListener('focusin', leave, closing)
    document.addEventListener('keydown', escape, closing)
    return () => closing.abort()
  }, [open])

  return { open, close: () => setOpen(false), toggle: () => setOpen(!open), container, button }
}
