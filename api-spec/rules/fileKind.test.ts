import { expect, test } from 'vitest'
import { isLockedPdf, mimeTypeOf } from './fileKind.ts'
import { onePagePdf } from './onePagePdf.ts'

test('recognizes a file by its first bytes', () => {
  expect(mimeTypeOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]))).toBe('image/jpeg')
  expect(mimeTypeOf(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))).toBe('image/png')
  expect(mimeTypeOf(new TextEncoder().encode('%PDF-1.7'))).toBe('application/pdf')
  for (const bytes of [[], [0xff, 0xd8], [0x25, 0x50, 0x44, 0x46], [0x47, 0x49, 0x46, 0x38]])
    expect(mimeTypeOf(Uint8Array.from(bytes))).toBeNull()
})

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each([
  ['a byte order mark', '\u00EF\u00BB\u00BF'],
  ['a line break', '\r\n'],
  ['the head of a mail', 'Content-Type: application/pdf\r\n\r\n'],
  ['the language of a printer', '\u001B%-12345X@PJL\n'],
  ['1019 bytes', '\0'.repeat(1019)],
])('recognizes a PDF whose header comes within 1024 bytes, after %s', (_what, before) =>
  expect(mimeTypeOf(bytes(`${before}%PDF-1.7`))).toBe('application/pdf'),
)

test('rejects bytes before a picture, too many before a PDF, and other kinds of files', () => {
  const picture = '\u00FF\u00D8\u00FF\u00E0'
  expect(mimeTypeOf(bytes(`\u00EF\u00BB\u00BF${picture}`))).toBeNull()
  expect(mimeTypeOf(bytes(`${' '.repeat(1020)}%PDF-1.7`))).toBeNull()
  for (const begins of ['MZ', '\u007FELF', '#!/bin/sh\n', 'PK\u0003\u0004', '<html>'])
    expect(mimeTypeOf(bytes(`${begins} %PDF-1.7`))).toBeNull()
})

test('finds a PDF locked where its trailer or its cross-reference stream says so', () => {
  const object = '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n'
  const locked = [
    `${object}xref\n0 1\ntrailer << /Size 1 /Root 1 0 R /Encrypt 9 0 R >>\nstartxref\n9\n%%EOF`,
    `${object}trailer<</Encrypt<</Filter/Standard>>>>startxref 9`,
    `${object}9 0 obj << /Type /XRef /Encrypt 5 0 R /Size 1 >> stream\nabc\nendstream endobj startxref 9`,
    `${object}9 0 obj << /Encrypt 5 0 R /Type/XRef >>\nstream\nabc\nendstream endobj\n${object}startxref 9`,
  ]
  expect(locked.map((text) => isLockedPdf(bytes(text)))).toEqual([true, true, true, true])
  const open = [
    object,
    `${object}trailer << /Size 1 >> startxref 9`,
    `${object}2 0 obj << /Title (/Encrypt 9 0 R) >> endobj trailer << /Size 1 >> startxref 9`,
    `${object}2 0 obj << >> stream\n/XRef /Encrypt 9 0 R\nendstream endobj trailer << /EncryptMetadata false >> startxref 9`,
  ]
  expect(open.map((text) => isLockedPdf(bytes(text)))).toEqual([false, false, false, false])
  expect(isLockedPdf(bytes(onePagePdf('Hola')))).toBe(false)
})
