import { expect, test } from 'vitest'
import { calendarText } from './calendarFile.ts'

const event = {
  id: 'INC20260005',
  startsAt: Date.parse('2026-03-19T09:00:00+01:00'),
  endsAt: Date.parse('2026-03-19T11:30:00+01:00'),
  title: 'Corte programado',
  text: 'Trabajos de mejora de la red',
  place: 'Rúa do Vilar, 27; 2.º B\\C',
}
const written = Date.parse('2026-03-16T10:00:00+01:00')

test('writes an event with instants in UTC, its id, and escaped text', () => {
  expect(calendarText(event, written).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Acometida//Area//ES',
    'BEGIN:VEVENT',
    'UID:INC20260005@acometida',
    'DTSTAMP:20260316T090000Z',
    'DTSTART:20260319T080000Z',
    'DTEND:20260319T103000Z',
    'SUMMARY:Corte programado',
    'DESCRIPTION:Trabajos de mejora de la red',
    String.raw`LOCATION:Rúa do Vilar\, 27\; 2.º B\\C`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('folds a long line at 75 octets between letters', () => {
  const text = `${'Subministración '.repeat(20)}\nfin`
  const file = calendarText({ ...event, text }, written)
  const lines = file.split('\r\n')
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBe(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${text.replace('\n', String.raw`\n`)}\r\n`)
})
