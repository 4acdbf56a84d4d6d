import { expect, test } from 'vitest'
import { conversationOf } from './conversation.ts'

const result = { codResult: '0000', msgResult: '' } as const

test('joins events and comments of the same time and side, the oldest first', () => {
  const { turns } = conversationOf({
    result,
    events: [
      { event: 'CREATED', date: '2026-03-10T09:00:00.000Z' },
      { event: 'ANSWERED', date: '2026-03-12T09:00:00.000Z' },
      { event: 'COMMENTED', date: '2026-03-12T09:00:00.000Z' },
      { event: 'CLOSED', date: '2026-03-17T09:00:00.000Z' },
    ],
    comments: [
      { author: 'CUSTOMER', date: '2026-03-10T09:00:00.000Z', comment: 'Parpadea' },
      { author: 'CUSTOMER', date: '2026-03-12T09:00:00.000Z', comment: 'Gracias' },
      { author: 'UTILITY', date: '2026-03-12T09:00:00.000Z', comment: 'Mediremos' },
      { author: 'UTILITY', date: '2026-03-11T09:00:00.000Z', comment: 'Nota suelta' },
    ],
    documents: [],
  })
  expect(turns.map(({ kind, text }) => [kind, text])).toEqual([
    ['created', 'Parpadea'],
    ['answered', 'Nota suelta'],
    ['answered', 'Mediremos'],
    ['commented', 'Gracias'],
    ['closed', ''],
  ])
})

test('names a document, by its id if need be, and tells whether it is reviewed', () => {
  const { documents } = conversationOf({
    result,
    events: [],
    comments: [],
    documents: [
      { idDocumentum: 'A', nombreArchivo: 'foto.jpg', documentState: 'REVISADO' },
      { idDocumentum: 'B', documentState: 'RECIBIDO' },
    ],
  })
  expect(documents).toEqual([
    { id: 'A', name: 'foto.jpg', reviewed: true },
    { id: 'B', name: 'B', reviewed: false },
  ])
})
