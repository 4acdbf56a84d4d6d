/** Asks whether what was typed may be lost, and goes on if it may. */
type Ask = (goOn: () => void) => void

/** Says that the page holds something unsaved, and who asks about it, until the function it returns is called. */
export function markUnsaved(ask: Ask): () => void {
  const mark = Symbol('unsaved')
  marks.set(mark, ask)
  return () => {
    marks.delete(mark)
  }
}

/** Whether leaving the page would lose something that was typed. */
export function hasUnsaved(): boolean {
  return marks.size > 0
}

/** Does what leaves the page at once, or where something would be lost, only when the reader agrees to that. */
export function askBeforeLosing(goOn: () => void): void {
  const [ask] = marks.values()
  if (ask) ask(goOn)
  else goOn()
}

const marks = new Map<symbol, Ask>()
