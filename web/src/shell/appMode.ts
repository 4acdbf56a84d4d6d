/** The properties that a browser reports. Lengths in CSS pixels. */
export interface BrowserFacts {
  readonly mobile: boolean
  readonly touch: boolean
  readonly standalone: boolean
  readonly webView: boolean
  readonly width: number
  readonly height: number
  /** The client runs in the native shell. */
  readonly shell?: boolean
}

const SMALL_WIDTH = 768
const SMALL_HEIGHT = 600

/** Whether a window is small: less than 768 wide or 600 high. */
export function isSmallWindow({ width, height }: Pick<BrowserFacts, 'width' | 'height'>): boolean {
  return width < SMALL_WIDTH || height < SMALL_HEIGHT
}

/**
 * Whether the client runs as an app: in its shell, or on a touch screen, standalone or in a web view, in a window that
 * is not small.
 */
export function isAppMode(facts: BrowserFacts): boolean {
  if (facts.shell === true) return true
  return facts.mobile && facts.touch && (facts.standalone || facts.webView) && !isSmallWindow(facts)
}
