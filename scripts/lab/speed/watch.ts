/** The measurements that a page has collected. */
interface Seen {
  /** The longest interaction to its next paint, milliseconds. */
  readonly inpMs: number
  /**
   * The time from the last answer and the last code that a curve needs to its picture, milliseconds; null if none was
   * asked for.
   */
  readonly drawnMs: number | null
  /** The sum of the shifts that no press caused. */
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
      /** Forgets all earlier measurements. */
      readonly begin: () => void
      /**
       * When a page, or the panel of its tab of that name, was first visible and when it was complete. Milliseconds
       * since the page was requested. `beside`: earlier days are drawn beside those that are asked for first, so the
       * picture needs the answers of both.
       */
      readonly stand: (shown: {
        readonly path: string
        readonly tab: string | null
        readonly beside: boolean
      }) => Promise<{ readonly seenMs: number; readonly wholeMs: number }>
      readonly take: () => Seen
    }
  }
}

/**
 * Runs in the page before its own scripts: watches presses, shifts and the panel of the tab. It may use nothing from
 * outside.
 */
export function watch(): void {
  let inpMs = 0
  let shift = 0
  const moved: string[] = []
  let drawnMs: number | null = null
  /**
   * The answers with values of a curve: their first day, and when they came. They are in the order of their requests.
   */
  let answers: { readonly asked: number; readonly from: string; readonly endMs: number }[] = []

  new PerformanceObserver((list) => {
    // It observes only events. The library lacks their `interactionId`.
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if ((entry as unknown as { interactionId: number }).interactionId > 0) inpMs = Math.max(inpMs, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit) // it lacks the threshold
  new PerformanceObserver((list) => {
    // The library has no type of these entries.
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
  let codeMs: number[] = []
  /** The heading of the page that a press leads away from. */
  let left: Element | null = null
  /** The curve that a press leaves. It stays until the next one replaces it. */
  let leftCurve: Element | null = null
  new PerformanceObserver((list) => {
    // It observes only resources.
    for (const { name, startTime, responseEnd } of list.getEntries() as PerformanceResourceTiming[]) {
      if (name.endsWith('.js')) codeMs.push(responseEnd)
      if (name.includes('/consumptions'))
        answers.push({
          asked: startTime,
          from: new URL(name).searchParams.get('startDate') ?? '',
          endMs: responseEnd,
        })
    }
    answers.sort((a, b) => a.asked - b.asked)
  }).observe({ type: 'resource', buffered: true })

  /**
   * A task that is posted in a frame runs after the frame is painted; a user-blocking one runs before the next answer
   * is read.
   */
  const afterPaint = (then: () => void) => void scheduler.postTask(then, { priority: 'user-blocking' })
  const pageAt = (path: string) => {
    const heading = document.querySelector('main h1')
    return location.pathname === path && heading !== null && heading !== left ? document.querySelector('main') : null
  }
  const panelOf = (tab: string) => {
    // A tab within a tab comes after it.
    const selected = [...document.querySelectorAll('[role=tab][aria-selected=true]')].at(-1)
    if (selected?.textContent !== tab) return null
    const panel = [...document.querySelectorAll('[role=tabpanel]')].at(-1)
    return panel?.hasChildNodes() ? panel : null
  }
  const isDrawn = (panel: Element) =>
    panel.querySelector('[data-curve=drawn]') !== null && panel.querySelector('[data-curve=drawing]') === null
  /**
   * When the last answer and the last code came that a picture painted at that time needs. Earlier days may be only
   * for a sentence.
   */
  const lastNeeded = (paintedMs: number, beside: boolean) =>
    Math.max(
      ...codeMs.filter((endMs) => endMs <= paintedMs),
      ...answers
        .filter(({ from, endMs }) => endMs <= paintedMs && (beside || from >= (answers[0]?.from ?? '')))
        .map(({ endMs }) => endMs),
    )
  window.vitals = {
    begin: () => {
      answers = []
      codeMs = []
      left = document.querySelector('main h1')
      leftCurve = document.querySelector('[data-curve]')
    },
    stand: ({ path, tab, beside }) =>
      new Promise((resolve) => {
        let seenMs = 0
        let paintedMs = 0
        const look = () => {
          const isOld = leftCurve?.isConnected ?? false
          const panel = isOld ? null : tab === null ? pageAt(path) : panelOf(tab)
          // The frame that finds the panel is the one that paints it.
          if (panel && seenMs === 0) seenMs = performance.now()
          if (panel && isDrawn(panel) && paintedMs === 0) {
            paintedMs = Infinity
            afterPaint(() => (paintedMs = performance.now()))
          }
          if (!panel || panel.querySelector('[data-skeleton], [aria-busy=true], [data-curve=drawing]'))
            return void requestAnimationFrame(look)
          const wholeMs = performance.now()
          const tell = () => {
            if (paintedMs === Infinity) return void setTimeout(tell)
            const sinceMs =
              paintedMs === 0 || answers.length === 0 ? Infinity : paintedMs - lastNeeded(paintedMs, beside)
            if (Number.isFinite(sinceMs)) drawnMs = Math.max(drawnMs ?? 0, sinceMs)
            answers = []
            leftCurve = null
            resolve({ seenMs, wholeMs })
          }
          // By then the observers have reported earlier entries.
          setTimeout(tell)
        }
        requestAnimationFrame(look)
      }),
    take: () => ({ inpMs, drawnMs, shift, moved }),
  }
}
