/** Wraps work so that it never runs twice at the same time. Calls during a run cause one more run after it. */
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
