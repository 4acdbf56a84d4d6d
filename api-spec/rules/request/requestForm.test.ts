import { expect, test } from 'vitest'
import { wrongRequestFields } from './requestForm.ts'

const right = { documentNumber: '12345678z', name: 'Lucía', email: 'lucia@correo.gal', comment: 'Sin luz' }

test('accepts a complete request with or without optional fields', () => {
  expect(wrongRequestFields(right)).toEqual([])
  expect(wrongRequestFields({ ...right, cellphone: '', landline: '' })).toEqual([])
  const more = {
    documentType: 'NIF',
    cellphone: '612 345 678',
    landline: '986-123-456',
    dossierNumber: 'EXP000000000001',
  }
  expect(wrongRequestFields({ ...right, ...more })).toEqual([])
})

test('lists all wrong fields at once in the order of the form', () => {
  const wrong = {
    documentType: 'NIE',
    documentNumber: '12345678Z',
    name: ' ',
    email: 'lucia',
    cellphone: '812345678',
    landline: '612345678',
    dossierNumber: 'EXP1',
    comment: ' \n ',
  }
  expect(wrongRequestFields(wrong)).toEqual([
    'documentType',
    'name',
    'email',
    'cellphone',
    'landline',
    'dossierNumber',
    'comment',
  ])
})
