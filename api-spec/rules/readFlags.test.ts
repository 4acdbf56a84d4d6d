import { expect, test } from 'vitest'
import { withReadFlags } from './readFlags.ts'

const requests = [{ codSR: 'SR20260031' }, { codSR: 'SR20260012' }]

test('each request takes its flag from the answer, in the order of the query', () => {
  expect(withReadFlags(requests, [{ indRead: 1 }, { indRead: 0 }])).toEqual([
    { codSR: 'SR20260031', indRead: 1 },
    { codSR: 'SR20260012', indRead: 0 },
  ])
})

test('where the flags could not be fetched, or one is missing, requests are unread [FL-090]', () => {
  expect(withReadFlags(requests, null).map(({ indRead }) => indRead)).toEqual([0, 0])
  expect(withReadFlags(requests, [{ indRead: 1 }]).map(({ indRead }) => indRead)).toEqual([1, 0])
})
