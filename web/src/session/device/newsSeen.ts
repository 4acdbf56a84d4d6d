import { makeStore, useStore } from '#src/base/store.ts'
import { readMark, writeMark } from './userMarks.ts'

/** The number of the news edition. Increases with each. */
const EDITION = '1'
/** Counts the changes of the marks, so that the menu renders again. */
const changes = makeStore(0)

/** Whether a user has seen the current news edition on this device. */
export function useNewsSeen(userId: number): boolean {
  useStore(changes)
  return readMark('acometida.newsSeen', userId) === EDITION
}

/** Marks the current news edition as seen by a user on this device. */
export function markNewsSeen(userId: number): void {
  writeMark('acometida.newsSeen', userId, EDITION)
  changes.set(changes.current() + 1)
}
