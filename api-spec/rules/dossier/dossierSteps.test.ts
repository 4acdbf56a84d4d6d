import { expect, test } from 'vitest'
import { statusAfterSilence, statusWhenDue, stepsAhead } from './dossierSteps.ts'
import { dossierStatuses as s, isEnded, statusAfter, turnOf } from './dossierStatus.ts'

const flat = { powerKw: 5.75, voltage: 'BT' } as const
const all = Object.values(s)

test('who accepts and pays a budget today has light when the works are over: two working days and the five of a flat', () => {
  expect(stepsAhead(s.quoted, flat, '2026-03-26')).toEqual([
    { status: s.valued, by: '2026-03-26' },
    { status: s.charged, by: '2026-03-26' },
    { status: s.inExecution, by: '2026-03-30' },
    { status: s.inService, by: '2026-04-07' },
    { status: s.closed, by: '2026-04-14' },
  ])
})

test('a term of the utility counts from the day on which it began, and none of the customer adds a day', () => {
  expect(stepsAhead(s.inService, flat, '2026-04-07')).toEqual([{ status: s.closed, by: '2026-04-14' }])
  const [review, valid] = stepsAhead(s.pendingDocumentation, flat, '2026-03-16')
  expect([review, valid]).toEqual([
    { status: s.pendingReview, by: '2026-03-16' },
    { status: s.valid, by: '2026-03-18' },
  ])
})

test('each way ends: with the dossier closed, or denied where the study is known to deny it', () => {
  for (const status of all) {
    const last = stepsAhead(status, flat, '2026-03-16').at(-1)
    expect(last?.status).toBe(isEnded(status) ? undefined : s.closed)
  }
  const big = { powerKw: 101, voltage: 'BT' } as const
  expect(stepsAhead(s.valid, big, '2026-03-16').map(({ status }) => status)).toEqual([s.open, s.denied])
})

test('silence annuls a draft, makes what was incomplete inadmissible, and puts a budget or a bill out of time', () => {
  const silent = all.flatMap((status) => statusAfterSilence(status) ?? [])
  expect(silent).toEqual([s.annulled, s.inadmissible, s.outOfTime, s.outOfTime, s.inadmissible])
  for (const status of all) expect(statusAfterSilence(status) === undefined).toBe(turnOf(status) !== 'customer')
})

test('what the customer does leads where the way ahead says that it does', () => {
  const done = { documentsComplete: true }
  expect(stepsAhead(s.registered, flat, '2026-03-16')[0]?.status).toBe(statusAfter(s.registered, 'SUBMIT', done))
  expect(stepsAhead(s.quoted, flat, '2026-03-16')[0]?.status).toBe(statusAfter(s.quoted, 'ACCEPT_BUDGET', done))
})

test('the review admits, asks for a correction or refuses, whatever the size', () => {
  const found = (served: boolean, coordinatesRight: boolean) =>
    statusWhenDue(s.pendingReview, flat, { served, coordinatesRight })
  expect([found(true, true), found(true, false), found(false, true)]).toEqual([
    s.valid,
    s.pendingCorrection,
    s.inadmissible,
  ])
})
