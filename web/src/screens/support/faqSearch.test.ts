import { expect, test } from 'vitest'
import { type FaqGroup, searchFaqs } from './faqSearch.ts'

const groups: readonly FaqGroup[] = [
  {
    id: 'power',
    title: 'Potencia',
    faqs: [
      { id: 'trip', question: '¿Por qué salta?', answer: 'Se supera el máximo contratado.' },
      { id: 'change', question: '¿A quién lo pido?', answer: 'A su comercializadora.' },
    ],
  },
  { id: 'bills', title: 'Facturas', faqs: [{ id: 'which', question: '¿Cuáles hay?', answer: 'Las de acceso.' }] },
]

const found = (typed: string) => searchFaqs(groups, typed).flatMap(({ faqs }) => faqs.map(({ id }) => id))

test('finds every word in subject, question or answer, ignoring case and accents', () => {
  expect(found('MAXIMO')).toEqual(['trip'])
  expect(found('potencia comercializadora')).toEqual(['change'])
  expect(found('potencia')).toEqual(['trip', 'change'])
})

test('finds everything for an empty search and nothing for unknown words', () => {
  expect(found('  ')).toEqual(['trip', 'change', 'which'])
  expect(searchFaqs(groups, 'piscina')).toEqual([])
})
