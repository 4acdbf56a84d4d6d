import { reviewReadingPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { expect, test } from 'vitest'
import {
  contactProblems,
  draftOf,
  helpPath,
  isRequestAnswered,
  type RequestDraft,
  REQUEST_STEPS,
} from './requestDraft.ts'

const words = { about: (code: string) => `Sobre ${code}: `, reading: (date: string) => `Lectura de ${date}: ` }
const from = (query: string) => draftOf(new URLSearchParams(query), words)
const empty = from('')
const open = (draft: RequestDraft) => REQUEST_STEPS.filter((step) => !isRequestAnswered(step, draft))
const whole = { ...empty, matter: '0820A01', place: {}, comment: 'Parpadea', email: 'lucia@correo.gal', phone: '' }

test('takes subject, supply or dossier and the beginning of the comment from a link', () => {
  const cups = 'ES0022000001234567WY1P'
  const draft = from(reviewReadingPath(cups, '2026-02-28').split('?')[1] ?? '')
  expect(draft).toMatchObject({ matter: '0810A01', place: { cups }, comment: 'Lectura de 2026-02-28: ' })
  expect(draft.goesOn).toBe(true)
  expect(from('about=SR20260012')).toMatchObject({ matter: '', comment: 'Sobre SR20260012: ' })
  expect(from('dossier=EXP202600001601').place).toEqual({ dossierNumber: 'EXP202600001601' })
  expect(from('reading=ayer').comment).toBe('')
})

test('judges each step by its own answer', () => {
  expect(open(empty)).toEqual(['what', 'tell', 'contact'])
  expect(open({ ...whole, place: undefined })).toEqual(['tell'])
  expect(open({ ...whole, comment: ' ' })).toEqual(['tell'])
  expect(open({ ...whole, comment: 'a'.repeat(4001) })).toEqual(['tell'])
  expect(open({ ...whole, email: 'lucia' })).toEqual(['contact'])
  expect(open({ ...whole, phone: '81' })).toEqual(['contact'])
  expect(open(whole)).toEqual([])
})

test('keeps a matter that has help open until the user chooses to go on', () => {
  const bill = { ...whole, matter: '0830A02' }
  expect(open(bill)).toEqual(['what'])
  expect(open({ ...bill, goesOn: true })).toEqual([])
  expect(open(from(helpPath('0830A02').split('?')[1] ?? ''))).toContain('what')
})

test('validates a contact by the rules of the server', () => {
  expect(contactProblems('lucia@correo.gal', '612 345 678')).toEqual([])
  expect(contactProblems('lucia@correo.gal', '981 000 000')).toEqual([])
  expect(contactProblems('lucia@correo.gal', '')).toEqual([])
  expect(contactProblems('', '512345678')).toEqual(['email', 'phone'])
})
