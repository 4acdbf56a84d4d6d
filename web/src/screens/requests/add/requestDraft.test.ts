import { expect, test } from 'vitest'
import { reviewReadingPath } from '@acometida/api-spec/rules/clientPaths'
import { contactProblems, draftOf, helpPath, stepToShow } from './requestDraft.ts'

const words = { about: (code: string) => `Sobre ${code}: `, reading: (date: string) => `Lectura de ${date}: ` }
const from = (query: string) => draftOf(new URLSearchParams(query), words)
const empty = from('')
const whole = { ...empty, matter: '0820A01', place: {}, comment: 'Parpadea', email: 'lucia@correo.gal', phone: '' }

test('a link answers what it says: what about, which supply or dossier, and how the comment begins', () => {
  const cups = 'ES0022000001234567WY1P'
  const draft = from(reviewReadingPath(cups, '2026-02-28').split('?')[1] ?? '')
  expect(draft).toMatchObject({ matter: '0810A01', place: { cups }, comment: 'Lectura de 2026-02-28: ' })
  expect(stepToShow(null, draft)).toBe('where')
  expect(from('about=SR20260012')).toMatchObject({ matter: '', comment: 'Sobre SR20260012: ' })
  expect(from('dossier=EXP202600001601').place).toEqual({ dossierNumber: 'EXP202600001601' })
  expect(from('reading=ayer').comment).toBe('')
})

test('no step is shown before those ahead of it have a good answer', () => {
  expect(stepToShow('check', empty)).toBe('what')
  expect(stepToShow('check', { ...whole, place: undefined })).toBe('where')
  expect(stepToShow('check', { ...whole, comment: ' ' })).toBe('tell')
  expect(stepToShow('check', { ...whole, comment: 'a'.repeat(4001) })).toBe('tell')
  expect(stepToShow('check', { ...whole, email: 'lucia' })).toBe('contact')
  expect(stepToShow('check', { ...whole, phone: '81' })).toBe('contact')
  expect(stepToShow('check', whole)).toBe('check')
  expect(stepToShow('what', whole)).toBe('what')
})

test('of a matter that may be answered at once the answer is shown before anything else is asked', () => {
  const bill = { ...whole, matter: '0830A02' }
  expect(stepToShow('help', bill)).toBe('help')
  expect(stepToShow('where', bill)).toBe('what')
  expect(stepToShow('where', { ...bill, goesOn: true })).toBe('where')
  expect(stepToShow('help', whole)).toBe('where')
  const back = from(helpPath('0830A02').split('?')[1] ?? '')
  expect([stepToShow('help', back), stepToShow('where', back)]).toEqual(['help', 'what'])
})

test('a contact is judged by the rules of the server', () => {
  expect(contactProblems('lucia@correo.gal', '612 345 678')).toEqual([])
  expect(contactProblems('lucia@correo.gal', '981 000 000')).toEqual([])
  expect(contactProblems('lucia@correo.gal', '')).toEqual([])
  expect(contactProblems('', '512345678')).toEqual(['email', 'phone'])
})
