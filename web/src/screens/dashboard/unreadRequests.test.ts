import { expect, test } from 'vitest'
import type { ServiceRequest } from '#src/api/generated/api.ts'
import { unreadRequests } from './unreadRequests.ts'

const request = (codSR: string, status: string, indRead: 0 | 1): ServiceRequest => ({
  codSR,
  status,
  indRead,
  tipology: '',
  subtipology: '',
  subject: '',
  createDate: '09/03/2026',
})

test('requests with news are unread ones in a configured status [FL-119 VA-056]', () => {
  const requests = [
    request('1', 'EN CURSO', 0),
    request('2', 'EN CURSO', 1),
    request('3', 'ANULADA', 0),
    request('4', 'CERRADA', 0),
  ]
  expect(unreadRequests(requests, 'EN CURSO; CERRADA').map(({ codSR }) => codSR)).toEqual(['1', '4'])
  expect(unreadRequests(requests, undefined)).toHaveLength(3)
})
