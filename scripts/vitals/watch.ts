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
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

declare global {
  interface Window {
    vitals: {
      /** Forgets what has come before. */
      readonly begin: () => void
      /** When the panel of the tab of that name was first seen, and when it stood whole. Milliseconds since the page was asked for. */
      readonly stand: (tab: string) => Promise<{ readonly seenMs: number; readonly wholeMs: number }>
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
      const [first] = sources
      if (!first) continue
      const { node, previousRect: from, currentRect: to } = first
      const name = node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : 'a text'
      moved.push(`${value.toFixed(4)} ${name} by ${to.x - from.x}, ${to.y - from.y}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const { name, responseEnd } of list.getEntries() as PerformanceResourceTiming[])
      if (name.includes('/consumptions')) lastDataMs = Math.max(lastDataMs, responseEnd)
  }).observe({ type: 'resource', buffered: true })

  const panelOf = (tab: string) => {
    if (document.querySelector('[role=tab][aria-selected=true]')?.textContent !== tab) return null
    const panel = document.querySelector('[role=tabpanel]')
    return panel?.hasChildNodes() ? panel : null
  }
  window.vitals = {
    begin: () => {
      lastDataMs = 0
    },
    stand: (tab) =>
      new Promise((resolve) => {
        let seenMs = 0
        const look = () => {
          const panel = panelOf(tab)
          // The frame in which it is found is the one that is painted.
          if (panel && seenMs === 0) seenMs = performance.now()
          if (!panel || panel.querySelector('[data-skeleton], [aria-busy=true]'))
            return void requestAnimationFrame(look)
          const wholeMs = performance.now()
          setTimeout(() => {
            if (lastDataMs > 0 && panel.querySelector('figure')) drawnMs = Math.max(drawnMs ?? 0, wholeMs - lastDataMs)
            lastDataMs = 0
            resolve({ seenMs, wholeMs })
          })
        }
        requestAnimationFrame(look)
      }),
    take: () => ({ inpMs, drawnMs, shift, moved }),
  }
}
