import { afterEach, expect, test } from 'vitest'
import { isAtEntry } from './historyEntry.ts'

afterEach(() => window.history.replaceState(null, ''))

test.each([
  ['the entry of a navigation', { idx: 1, key: 'b' }, 'b', true],
  ['another one, after Back', { idx: 0, key: 'a' }, 'b', false],
  ['the one with which the page opened, after Back', { idx: 0 }, 'b', false],
  ['the one with which the page opened', { idx: 0 }, 'default', true],
  ['an entry of somebody else', null, 'b', true],
])('compares the current entry with that of the page: %s', (_what, state, key, isThere) => {
  window.history.replaceState(state, '')
  expect(isAtEntry(key)).toBe(isThere)
})
