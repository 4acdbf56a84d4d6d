import { expect, test } from 'vitest'
import { type CustomerRequest, unreadRequests } from './requests.ts'

const request = (code: string, status: string, read: boolean): CustomerRequest => ({
  code,
  subject: '',
  stage: 'other',
  status,
  openedOn: '2026-03-09',
  closedOn: undefined,
  read,
})

test('requests with news are unread ones in a configured status [FL-119 VA-056]', () => {
  const requests = [
    request('1', 'EN CURSO', false),
    request('2', 'EN CURSO', true),
    request('3', 'ANULADA', false),
    request('4', 'CERRADA', false),
  ]
  expect(unreadRequests(requests, 'EN CURSO; CERRADA').map(({ code }) => code)).toEqual(['1', '4'])
  expect(unreadRequests(requests, undefined)).toHaveLength(3)
})
