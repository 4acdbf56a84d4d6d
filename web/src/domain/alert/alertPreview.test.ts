import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import { outageOf } from '#src/domain/outage/outages.ts'
import { previewAlert } from './alertPreview.ts'

const over = { estado: 'RESUELTA', fechaFin: '24/01/2026 20:05:00' } as const
// A Saturday evening, a Wednesday morning, and works that have not started.
const storm = outageOf({ ...example('Incidence'), ...over, codIncidence: 'A', fechaInicio: '24/01/2026 18:42:00' })
const works = outageOf({ ...example('Incidence'), ...over, codIncidence: 'B', fechaInicio: '25/02/2026 08:30:00' })
const ahead = outageOf(example('Incidence', 'works'))
const codes = (weekdays: string, special: string) => {
  const hours = (text: string) => ({ from: text.slice(0, 5), to: text.slice(6) })
  const { told, untold } = previewAlert([storm, works, ahead], { weekdays: hours(weekdays), special: hours(special) })
  return [told.map(({ code }) => code).join(), untold.map(({ code }) => code).join()]
}

test('counts an outage as told where it began within the hours of its kind of day', () => {
  expect(codes('09:00-21:00', '10:00-14:00')).toEqual(['', 'A,B'])
  expect(codes('08:30-21:00', '10:00-14:00')).toEqual(['B', 'A'])
  expect(codes('00:00-08:30', '10:00-18:43')).toEqual(['A', 'B'])
  expect(codes('00:00-23:59', '00:00-23:59')).toEqual(['A,B', ''])
})
