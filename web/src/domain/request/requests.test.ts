import { expect, test } from 'vitest'
import { type CustomerRequest, markQueries, unreadRequests, withMarks } from './requests.ts'

const request = (code: string, status: string, read: boolean): CustomerRequest => ({
  code,
  subject: '',
  topic: '',
  matter: '',
  cups: undefined,
  dossier: undefined,
  stage: 'other',
  status,
  openedOn: '2026-03-09',
  closedOn: undefined,
  read,
  next: undefined,
})

test('counts unread requests in a configured status as news [FL-119 VA-056]', () => {
  const requests = [
    request('1', 'EN CURSO', false),
    request('2', 'EN CURSO', true),
    request('3', 'ANULADA', false),
    request('4', 'CERRADA', false),
  ]
  expect(unreadRequests(requests, 'EN CURSO; CERRADA').map(({ code }) => code)).toEqual(['1', '4'])
  expect(unreadRequests(requests, undefined)).toHaveLength(3)
})

test('takes the read marks of the notices, and all as unread where those cannot be asked for [FL-090]', () => {
  const requests = [request('1', 'EN CURSO', true), request('2', 'CERRADA', false), request('3', 'ANULADA', true)]
  const reads = (marks?: readonly boolean[]) => withMarks(requests, marks).requests.map(({ read }) => read)
  expect(reads([false, true, true])).toEqual([false, true, true])
  expect(reads(undefined)).toEqual([false, false, false])
  expect(withMarks(requests, undefined).marksFailed).toBe(true)
  expect(withMarks(requests, []).marksFailed).toBe(false)
})

test('asks for notices by number and local days, two hundred at a time', () => {
  const closed = { ...request('SR1', 'CERRADA', true), closedOn: '2026-03-12' }
  expect(markQueries([closed, request('SR2', 'EN CURSO', true)])).toEqual([
    [
      { type: 'REQUEST', code: 'SR1', date: '20260309000000', dateClose: '20260312000000' },
      { type: 'REQUEST', code: 'SR2', date: '20260309000000' },
    ],
  ])
  const many = Array.from({ length: 401 }, (_, nth) => request(`SR${nth}`, 'EN CURSO', true))
  expect(markQueries(many).map(({ length }) => length)).toEqual([200, 200, 1])
  expect(markQueries([])).toEqual([])
})
