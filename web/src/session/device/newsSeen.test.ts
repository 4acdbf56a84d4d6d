import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearSession } from '#src/session/tokens/sessionEntries.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { markNewsSeen, useNewsSeen } from './newsSeen.ts'

beforeEach(freshClient)

const seen = (userId: number) => renderHook(() => useNewsSeen(userId)).result.current

test('remembers per user of the device, beyond the session, who has seen the news', () => {
  expect([seen(7), seen(8)]).toEqual([false, false])
  markNewsSeen(7)
  clearSession()
  expect([seen(7), seen(8)]).toEqual([true, false])
  markNewsSeen(8)
  expect([seen(7), seen(8)]).toEqual([true, true])
})
