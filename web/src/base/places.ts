/** Where the reader was at an entry of the history. */
export interface Place {
  readonly scrollY: number
  /** The control that last had the focus or was pressed. */
  readonly control: Control | null
}

/** Describes a control, to find it again in a page that was rendered anew. */
interface Control {
  readonly tag: string
  readonly signature: string
  /** Among those with the same signature. */
  readonly nth: number
}

/** `pending`: the page goes back to a place, and its content is not there yet. */
let arrival: 'new' | 'pending' | 'returned' = 'new'
let entry = ''
let awaited: { readonly address: string; readonly place: Place } | undefined
const places = new Map<string, Place>()

/**
 * How the current page was reached: as a new one, which begins at its top with the focus in its title, or back at a
 * place of the reader, who keeps both.
 */
export function currentArrival(): typeof arrival {
  return arrival
}

/** Follows position and focus, for the page's lifetime. Returns the function that stops it. */
export function watchPlaces(): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const onScroll = () => arrival !== 'pending' && remember({ scrollY: window.scrollY })
  const onControl = ({ target }: Event) => {
    const control = arrival !== 'pending' && target instanceof Element ? target.closest(CONTROLS) : null
    if (control) remember({ control: describe(control) })
  }
  window.addEventListener('scroll', onScroll, { signal, passive: true })
  // Safari does not focus what is pressed.
  for (const event of ['focusin', 'click']) window.addEventListener(event, onControl, { signal, capture: true })
  return () => stop.abort()
}

/**
 * Arrives at an entry of the history. Back and Forward bring the reader to their place there, as soon as the content
 * has come and unless they act first. Returns the function that gives up.
 */
export function arriveAt(next: string, how: 'POP' | 'PUSH' | 'REPLACE'): () => void {
  const here = places.get(entry)
  // The page has written its state into the address.
  if (how === 'REPLACE' && here && pathOf(next) === pathOf(entry)) places.set(next, here)
  entry = next
  const place = how === 'POP' ? places.get(next) : awaitedPlace()
  arrival = place ? 'pending' : 'new'
  return place ? returnTo(place) : () => {}
}

/** Where the reader is. Undefined on a page that they have not moved in. */
export function currentPlace(): Place | undefined {
  return places.get(entry)
}

/** Brings the reader back to a place at the next arrival at its address, such as after a new log-in. */
export function awaitArrival(address: string, place: Place): void {
  awaited = { address, place }
}

/** The name of an entry: its path may come with the key of another, where an address was typed. */
export function entryOf({ key, pathname, search }: { key: string; pathname: string; search: string }): string {
  return `${pathname} ${key}${key === 'default' ? search : ''}`
}

function pathOf(name: string): string {
  return name.slice(0, name.indexOf(' '))
}

function awaitedPlace(): Place | undefined {
  const address = window.location.pathname + window.location.search
  return awaited?.address === address ? awaited.place : undefined
}

function remember(part: Partial<Place>): void {
  places.set(entry, { scrollY: 0, control: null, ...places.get(entry), ...part })
}

function returnTo({ scrollY, control }: Place): () => void {
  const stop = new AbortController()
  const observer = new MutationObserver(attempt)
  // Only this return may change what a later one has begun.
  const end = (reached: typeof arrival) => {
    if (stop.signal.aborted) return
    stop.abort()
    observer.disconnect()
    arrival = reached
    if (reached === 'returned') awaited = undefined
  }
  for (const act of ACTS) window.addEventListener(act, () => end('returned'), { signal: stop.signal, capture: true })
  observer.observe(document.body, { childList: true, subtree: true })
  attempt()
  return () => end('new')

  function attempt(): void {
    if (document.querySelector(LOADING) || document.documentElement.scrollHeight - window.innerHeight < scrollY - 1)
      return
    const element = control === null ? null : find(control)
    element?.focus({ preventScroll: true })
    window.scrollTo(0, scrollY)
    // A control that is gone may still come. Until then only the position is kept.
    if (element !== undefined) end('returned')
  }
}

function describe(element: Element): Control {
  const [tag, signature] = [element.tagName, signatureOf(element)]
  return { tag, signature, nth: alike(tag, signature).indexOf(element) }
}

function find({ tag, signature, nth }: Control): HTMLElement | undefined {
  const found = alike(tag, signature)[nth]
  return found instanceof HTMLElement ? found : undefined
}

function alike(tag: string, signature: string): readonly Element[] {
  return [...document.querySelectorAll(tag)].filter((element) => signatureOf(element) === signature)
}

/** A link leads to the same page, whatever it says by then. */
function signatureOf(element: Element): string {
  const valueOf = (name: string) => element.getAttribute(name) ?? ''
  return valueOf('href') || [valueOf('name'), valueOf('aria-label') || element.textContent].join(' ')
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, h1'
const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const
/** The marks of a screen and of content that are still to come. */
const LOADING = '[data-arriving], [data-skeleton], main [aria-busy="true"]'
