import { makeStore, useStore } from '#src/api/store.ts'
import { readDevice, writeDevice } from './storage.ts'

/** Counts up with each edition of what is new. */
const EDITION = 1
const SEPARATOR = ','
/** Counts the marks that were set, so that the menu follows. */
const marks = makeStore(0)

/** Whether a user has seen the present edition of what is new on this device. */
export function useNewsSeen(userId: number): boolean {
  useStore(marks)
  return seen().includes(markOf(userId))
}

/** Marks the present edition as seen by a user on this device; the marks of earlier editions go. */
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
