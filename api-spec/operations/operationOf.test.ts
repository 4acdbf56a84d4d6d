import { expect, test } from 'vitest'
import { operationOf } from './operationOf.ts'

test('finds the operation of a call by method and path', () => {
  expect(operationOf('GET', '/dossiers')).toBe('listDossiers')
  expect(operationOf('POST', '/dossiers')).toBe('createDossier')
  expect(operationOf('GET', '/dossiers/EXP202600001611')).toBe('getDossier')
  expect(operationOf('POST', '/v1.0/mails/rating/send')).toBe('sendMail')
})

test('prefers a fixed part of a path to a value in its place', () => {
  expect(operationOf('GET', '/documentum/documentos')).toBe('findInvoiceDocument')
  expect(operationOf('GET', '/documentum/DOC-1')).toBe('getDocument')
  expect(operationOf('PUT', '/customData/dossierData')).toBe('saveDossierData')
  expect(operationOf('POST', '/alerts/supplycutoff/delete')).toBe('deleteAlerts')
})

test('finds no operation for a call outside the contract', () => {
  expect(operationOf('DELETE', '/dossiers')).toBeUndefined()
  expect(operationOf('GET', '/dossiers/EXP202600001611/more')).toBeUndefined()
  expect(operationOf(undefined, '/dossiers')).toBeUndefined()
})
