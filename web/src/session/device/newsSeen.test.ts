import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { markNewsSeen, useNewsSeen } from './newsSeen.ts'
import { clearSession } from '#src/session/tokens/storage.ts'
import { freshClient } from '#src/testing/freshClient.ts'

beforeEach(freshClient)

const seen = (userId: number) => renderHook(() => useNewsSeen(userId)).result.current

test('news is seen by one user of the device and not by another, and outlives the session', () => {
  expect([seen(7), seen(8)]).toEqual([false, false])
  markNewsSeen(7)
  clearSession()
  expect([seen(7), seen(8)]).toEqual([true, false])
  markNewsSeen(8)
  expect([seen(7), seen(8)]).toEqual([true, true])
})
