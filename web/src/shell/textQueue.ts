/** A queue of texts with one listener at a time. Texts without a listener are kept and delivered to the next one. */
export function textQueue() {
  const queue: string[] = []
  let currentListener: ((text: string) => void) | null = null
  return {
    tell: (text: string): void => {
      if (currentListener) currentListener(text)
      else queue.push(text)
    },
    /** Returns the function that unsubscribes. */
    listen: (listener: (text: string) => void): (() => void) => {
      currentListener = listener
      for (const text of queue.splice(0)) listener(text)
      return () => {
        if (currentListener === listener) currentListener = null
      }
    },
  }
}
