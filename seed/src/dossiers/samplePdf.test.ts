import { expect, test } from 'vitest'
import { samplePdf } from './samplePdf.ts'

test('makes a readable PDF that says what it stands for', () => {
  const text = samplePdf('Plano de situación', 'Calle (antigua), 3').toString('latin1')
  expect(text).toContain('(Plano de situación) Tj')
  expect(text).toContain(String.raw`(Calle \(antigua\), 3) Tj`)
  expect(text).toContain('(Documento de muestra) Tj')
  const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.map((place) => text.slice(place, place + 7))).toEqual([1, 2, 3, 4, 5].map((id) => `${id} 0 obj`))
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const [, length, stream = ''] = /Length (\d+)>>stream\n([\s\S]*)\nendstream/.exec(text) ?? []
  expect(stream).toHaveLength(Number(length))
})
