/** The time of a world, milliseconds since 1970. */
export interface Clock {
  readonly now: () => number
  readonly frozen: () => boolean
  readonly set: (nowMs: number) => void
  /** Moves the clock forward. A frozen clock stands still there. */
  readonly advance: (ms: number) => void
  readonly freeze: (frozen: boolean) => void
}

/** A clock that runs like the real one, from `startMs` or from now, until it is frozen. */
export function makeClock(
  realNow: () => number,
  start: { nowMs?: number | undefined; frozen?: boolean | undefined } = {},
): Clock {
  let shift = start.nowMs === undefined ? 0 : start.nowMs - realNow()
  let stopped = start.frozen ? (start.nowMs ?? realNow()) : null
  const now = () => stopped ?? realNow() + shift
  const set = (nowMs: number) => {
    if (stopped === null) shift = nowMs - realNow()
    else stopped = nowMs
  }
  return {
    now,
    set,
    frozen: () => stopped !== null,
    advance: (ms) => set(now() + ms),
    freeze: (frozen) => {
      const at = now()
      stopped = frozen ? at : null
      if (!frozen) shift = at - realNow()
    },
  }
}
