import { expect, test } from 'vitest'
import {
  type DossierAct,
  dossierStatuses,
  isEnded,
  isFormOpen,
  nextStepOf,
  statusAfter,
  turnOf,
} from './dossierStatus.ts'

const all = Object.values(dossierStatuses)
const acts: readonly DossierAct[] = [
  'SUBMIT',
  'ADD_DOCUMENTS',
  'ANSWER_CORRECTION',
  'ACCEPT_BUDGET',
  'REJECT_BUDGET',
  'WITHDRAW',
]
const complete = { documentsComplete: true }
const digits = (statuses: readonly string[]) => statuses.map((each) => each.slice(6)).toSorted()

test('has the statuses of the table, each with the prefix [FL-093]', () => {
  expect(dossierStatuses).toEqual({
    registered: 'STATUS0001',
    pendingDocumentation: 'STATUS0003',
    annulled: 'STATUS0004',
    valid: 'STATUS0006',
    open: 'STATUS0010',
    quoted: 'STATUS0012',
    valued: 'STATUS0014',
    charged: 'STATUS0040',
    inExecution: 'STATUS0072',
    inService: 'STATUS0078',
    denied: 'STATUS0094',
    outOfTime: 'STATUS0096',
    cancelled: 'STATUS0098',
    closed: 'STATUS0099',
    pendingReview: 'STATUS0100',
    pendingCorrection: 'STATUS0101',
    inadmissible: 'STATUS0102',
  })
})

test('gives the turn to the customer exactly where something is asked of them', () => {
  for (const status of all) {
    const step = nextStepOf(status)
    expect(turnOf(status)).toBe(step === 'NONE' ? 'nobody' : step === 'WAIT' ? 'utility' : 'customer')
    expect(isEnded(status)).toBe(step === 'NONE')
  }
  expect(digits(all.filter(isFormOpen))).toEqual(['0001', '0003', '0101'])
})

test('derives what is asked of the customer from the status alone', () => {
  const asking = (step: ReturnType<typeof nextStepOf>) => digits(all.filter((status) => nextStepOf(status) === step))
  expect(asking('SUBMIT')).toEqual(['0001'])
  expect(asking('ADD_DOCUMENTS')).toEqual(['0003'])
  expect(asking('ANSWER_CORRECTION')).toEqual(['0101'])
  expect(asking('DECIDE_BUDGET')).toEqual(['0012'])
  expect(asking('PAY')).toEqual(['0014'])
  expect(asking('NONE')).toEqual(digits(all.filter(isEnded)))
})

test('allows each act in its statuses only', () => {
  const possible = (act: DossierAct) => digits(all.filter((status) => statusAfter(status, act, complete)))
  expect(possible('SUBMIT')).toEqual(['0001'])
  expect(possible('ANSWER_CORRECTION')).toEqual(['0101'])
  expect(possible('ACCEPT_BUDGET')).toEqual(['0012'])
  expect(possible('REJECT_BUDGET')).toEqual(['0012'])
  expect(possible('WITHDRAW')).toEqual(['0001', '0003', '0006', '0010', '0012', '0014', '0100', '0101'])
  expect(possible('ADD_DOCUMENTS')).toEqual(digits(all.filter((status) => !isEnded(status))))
})

test('keeps every act from reopening an ended dossier or going past the payment', () => {
  const moved = acts.flatMap((act) =>
    all.flatMap((from) => {
      const to = statusAfter(from, act, complete)
      return to === undefined || to === from ? [] : [{ from, to }]
    }),
  )
  expect(moved.filter(({ from }) => isEnded(from))).toEqual([])
  const paid = new Set<string>(['STATUS0040', 'STATUS0072', 'STATUS0078', 'STATUS0099'])
  expect(moved.filter(({ from, to }) => paid.has(from) || paid.has(to))).toEqual([])
})

test('moves a submitted or completed dossier to the documents or to the review', () => {
  expect(statusAfter('STATUS0001', 'SUBMIT', { documentsComplete: false })).toBe('STATUS0003')
  expect(statusAfter('STATUS0001', 'SUBMIT', complete)).toBe('STATUS0100')
  expect(statusAfter('STATUS0003', 'ADD_DOCUMENTS', { documentsComplete: false })).toBe('STATUS0003')
  expect(statusAfter('STATUS0003', 'ADD_DOCUMENTS', complete)).toBe('STATUS0100')
  expect(statusAfter('STATUS0101', 'ANSWER_CORRECTION', complete)).toBe('STATUS0100')
  expect(statusAfter('STATUS0012', 'ACCEPT_BUDGET', complete)).toBe('STATUS0014')
  expect(statusAfter('STATUS0012', 'REJECT_BUDGET', complete)).toBe('STATUS0098')
})
