import { setImmediate } from 'node:timers/promises'

/**
 * Resolves when it is the caller's turn: one turn of the event loop for each caller, in the order of their calls. Large
 * pieces of work that each wait for their turn let small calls pass between them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => setImmediate())
  return last
}

let last: Promise<void> = Promise.resolve()
