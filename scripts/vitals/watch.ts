/** What a page has seen of itself. */
interface Seen {
  /** The longest interaction to its next paint, milliseconds. */
  readonly inpMs: number
  /** From the last answer with values of a curve to the picture of it, milliseconds; null where none was asked for. */
  readonly drawnMs: number | null
  /** The sum of the shifts that no press explains. */
  readonly shift: number
  /** The elements that moved most, each with its share. */
  readonly moved: readonly string[]
}

interface Shift {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

declare global {
  interface Window {
    vitals: {
      /** When the panel of the tab of that name stood whole, in milliseconds since the page was asked for. */
      readonly whole: (tab: string) => Promise<number>
      readonly take: () => Seen
    }
  }
}

/** Runs in the page, before anything of it: watches presses, shifts and the panel of the tab. It may use nothing from outside. */
export function watch(): void {
  let inpMs = 0
  let shift = 0
  const moved: string[] = []
  let drawnMs: number | null = null
  let lastDataMs = 0

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as unknown as { interactionId: number }).interactionId > 0) inpMs = Math.max(inpMs, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
      if (hadRecentInput) continue
      shift += value
      const element = sources[0]?.node
      const name = element instanceof Element ? `${element.localName}.${element.className}` : 'a text'
      moved.push(`${value.toFixed(3)} ${name}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes('/consumptions')) lastDataMs = Math.max(lastDataMs, responseEnd)
  }).observe({ type: 'resource', buffered: true })

  const isWhole = (tab: string) => {
    if (document.querySelector('[role=tab][aria-selected=true]')?.textContent !== tab) return false
    const panel = document.querySelector('[role=tabpanel]')
    return (
      panel !== null && panel.textContent.trim() !== '' && !panel.querySelector('[data-skeleton], [aria-busy=true]')
    )
  }
  window.vitals = {
    whole: (tab) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isWhole(tab)) return void requestAnimationFrame(look)
          // The frame in which it is found is the one that is painted.
          const at = performance.now()
          setTimeout(() => {
            if (lastDataMs > 0 && document.querySelector('[role=tabpanel] figure'))
              drawnMs = Math.max(drawnMs ?? 0, at - lastDataMs)
            lastDataMs = 0
            resolve(at)
          })
        }
        requestAnimationFrame(look)
      }),
    take: () => ({ inpMs, drawnMs, shift, moved }),
  }
}
