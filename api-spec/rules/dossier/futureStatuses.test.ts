import { expect, test } from 'vitest'
import { dossierStatuses as s, isEnded, statusAfter, turnOf } from './dossierStatus.ts'
import { statusAfterSilence, statusWhenDue, futureStatuses } from './futureStatuses.ts'

const flat = { powerKw: 5.75, voltage: 'BT' } as const
const all = Object.values(s)

test('predicts the dates from an accepted budget to the end of the works', () => {
  expect(futureStatuses(s.quoted, flat, '2026-03-26')).toEqual([
    { status: s.valued, by: '2026-03-26' },
    { status: s.charged, by: '2026-03-26' },
    { status: s.inExecution, by: '2026-03-30' },
    { status: s.inService, by: '2026-04-07' },
    { status: s.closed, by: '2026-04-14' },
  ])
})

test('counts a term of the utility from the day it began, and adds no days for the customer', () => {
  expect(futureStatuses(s.inService, flat, '2026-04-07')).toEqual([{ status: s.closed, by: '2026-04-14' }])
  const [review, valid] = futureStatuses(s.pendingDocumentation, flat, '2026-03-16')
  expect([review, valid]).toEqual([
    { status: s.pendingReview, by: '2026-03-16' },
    { status: s.valid, by: '2026-03-18' },
  ])
})

test('ends each way ahead with a closed dossier, or a denied one where the study denies it', () => {
  for (const status of all) {
    const last = futureStatuses(status, flat, '2026-03-16').at(-1)
    expect(last?.status).toBe(isEnded(status) ? undefined : s.closed)
  }
  const big = { powerKw: 101, voltage: 'BT' } as const
  expect(futureStatuses(s.valid, big, '2026-03-16').map(({ status }) => status)).toEqual([s.open, s.denied])
})

test('annuls a silent draft, rejects an incomplete dossier, and expires a budget or bill', () => {
  const silent = all.flatMap((status) => statusAfterSilence(status) ?? [])
  expect(silent).toEqual([s.annulled, s.inadmissible, s.outOfTime, s.outOfTime, s.inadmissible])
  for (const status of all) expect(statusAfterSilence(status) === undefined).toBe(turnOf(status) !== 'customer')
})

test('predicts the same next status as the customer’s act brings', () => {
  const done = { documentsComplete: true }
  expect(futureStatuses(s.registered, flat, '2026-03-16')[0]?.status).toBe(statusAfter(s.registered, 'SUBMIT', done))
  expect(futureStatuses(s.quoted, flat, '2026-03-16')[0]?.status).toBe(statusAfter(s.quoted, 'ACCEPT_BUDGET', done))
})

test('admits, asks for a correction or rejects in the review', () => {
  const found = (served: boolean, coordinatesRight: boolean) =>
    statusWhenDue(s.pendingReview, flat, { served, coordinatesRight })
  expect([found(true, true), found(true, false), found(false, true)]).toEqual([
    s.valid,
    s.pendingCorrection,
    s.inadmissible,
  ])
})
