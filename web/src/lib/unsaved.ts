/** Says that the page holds something unsaved, until the function it returns is called. */
export function markUnsaved(): () => void {
  const mark = Symbol('unsaved')
  marks.add(mark)
  return () => {
    marks.delete(mark)
  }
}

/** Whether leaving the page would lose something that was typed. */
export function hasUnsaved(): boolean {
  return marks.size > 0
}

const marks = new Set<symbol>()
