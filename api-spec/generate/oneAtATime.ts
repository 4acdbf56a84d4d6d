/**
 * Makes of a piece of work one that never runs beside itself: asked for while it is under way, it comes again after
 * that, once.
 */
export function oneAtATime(work: () => Promise<void>): () => void {
  let underWay = false
  let again = false
  return async () => {
    again = true
    if (underWay) return
    underWay = true
    while (again) {
      again = false
      await work()
    }
    underWay = false
  }
}
