/** Texts for one listener at a time. What is told while nobody listens is kept, and told once somebody does. */
export function heldUntilHeard() {
  const held: string[] = []
  let heard: ((text: string) => void) | null = null
  return {
    tell: (text: string): void => {
      if (heard) heard(text)
      else held.push(text)
    },
    /** Gives the way to stop. */
    listen: (listener: (text: string) => void): (() => void) => {
      heard = listener
      for (const text of held.splice(0)) listener(text)
      return () => {
        if (heard === listener) heard = null
      }
    },
  }
}
