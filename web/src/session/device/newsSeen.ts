import { makeStore, useStore } from '#src/base/store.ts'
import { readDevice, writeDevice } from '#src/session/tokens/storage.ts'

/** The number of the news edition. Increases with each. */
const EDITION = 1
const SEPARATOR = ','
/** Counts the changes of the marks, so that the menu renders again. */
const marks = makeStore(0)

/** Whether a user has seen the current news edition on this device. */
export function useNewsSeen(userId: number): boolean {
  useStore(marks)
  return seen().includes(markOf(userId))
}

/** Marks the current news edition as seen by a user on this device. Drops the marks of earlier editions. */
export function markNewsSeen(userId: number): void {
  const mark = markOf(userId)
  const others = seen().filter((other) => other !== mark && other.endsWith(`:${EDITION}`))
  writeDevice({ 'acometida.newsSeen': [...others, mark].join(SEPARATOR) })
  marks.set(marks.current() + 1)
}

function seen(): readonly string[] {
  return (readDevice('acometida.newsSeen') ?? '').split(SEPARATOR).filter(Boolean)
}

function markOf(userId: number): string {
  return `${userId}:${EDITION}`
}
