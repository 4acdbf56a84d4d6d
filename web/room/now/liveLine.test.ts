import { expect, test } from 'vitest'
import type { Event, LoggedRequest, Message } from '#room/api/generated/control.ts'
import { liveLine, isRefusal } from './liveLine.ts'

const at = (minute: number) => `2026-03-16T09:${String(minute).padStart(2, '0')}:00.000Z`
const event = (number: number, kind: Event['kind'], item: number | null = null, text = ''): Event => ({
  number,
  kind,
  at: at(number),
  realAt: at(number),
  text,
  item,
})
const call = { number: 1, at: at(4), persona: 'customer' } as LoggedRequest // the line reads no other field
const message = { number: 1, sentAt: at(2) } as Message
const events = [
  event(1, 'request', 1),
  event(2, 'message', 1),
  event(3, 'job'),
  event(4, 'request', 1),
  event(5, 'reset'),
]
const parts = { calls: [call], messages: [message] }

test('lists what happened newest first, with its call and its message', () => {
  const line = liveLine(events, { line: 'all', ...parts })
  expect(line.map(({ event: { number } }) => number)).toEqual([5, 4, 3, 2, 1])
  expect(line.map((entry) => [entry.call?.number, entry.message?.number])).toEqual([
    [undefined, undefined],
    [1, undefined],
    [undefined, undefined],
    [undefined, 1],
    // A call of before the reset, whose number another one has now.
    [undefined, undefined],
  ])
})

test('limits a part of the line to its kinds', () => {
  const numbers = (line: 'calls' | 'messages' | 'jobs' | 'changes') =>
    liveLine(events, { line, ...parts }).map((entry) => entry.event.number)
  expect([numbers('calls'), numbers('messages'), numbers('jobs'), numbers('changes')]).toEqual([[4, 1], [2], [3], [5]])
})

test('tells a refused call from an answered one', () => {
  const told = (text: string) => isRefusal(event(1, 'request', 1, text))
  expect([told('GET getUser 401 9002'), told('GET getUser 503'), told('GET getUser 200 0000')]).toEqual([
    true,
    true,
    false,
  ])
})
