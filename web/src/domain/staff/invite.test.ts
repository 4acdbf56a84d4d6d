import { expect, test } from 'vitest'
import { followingKind, type InvitationDraft, isReady, reachProblem } from './invite.ts'

const ready: InvitationDraft = {
  document: '88888888Y',
  firstName: 'Antonio',
  surname: 'Vila Mato',
  email: 'antonio@correo.gal',
  phone: '612 345 678',
  byMail: true,
  bySms: false,
  as: 'solicitant',
  language: 'es',
}

test('follows a solicitant by a request of kind 1070A03, and a consumer by one of 0870A09 [CO-027 CO-028]', () => {
  expect(followingKind('solicitant')).toEqual({ tipology: '1070', subtipology: '1070A03' })
  expect(followingKind('consumer')).toEqual({ tipology: '0870', subtipology: '0870A09' })
})

test('tells an empty e-mail or phone from a wrong one', () => {
  expect(['', ' ', 'ana', 'ana@correo.gal'].map((typed) => reachProblem('email', typed))).toEqual([
    'empty',
    'empty',
    'wrong',
    undefined,
  ])
  // The placeholder for a missing phone has a valid format, and belongs to nobody.
  expect(['', '981000000', '600000000', '612.345.678'].map((typed) => reachProblem('phone', typed))).toEqual([
    'empty',
    'wrong',
    'wrong',
    undefined,
  ])
})

test.each<Partial<InvitationDraft>>([
  { firstName: ' ' },
  { surname: '' },
  { email: '' },
  { email: 'ana' },
  { phone: '' },
  { phone: '981000000' },
  { as: undefined },
  { byMail: false },
])('rejects an invitation with %o as not ready', (part) => {
  expect(isReady(ready)).toBe(true)
  expect(isReady({ ...ready, ...part })).toBe(false)
})

test('needs no surname of a company', () => {
  expect(isReady({ ...ready, document: 'B87654323', surname: '' })).toBe(true)
})
