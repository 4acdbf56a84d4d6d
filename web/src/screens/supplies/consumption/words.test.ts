import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { makeFormat } from '#src/base/format.ts'
import { makeDateFormats } from '#src/domain/supply/useDateFormats.ts'
import { hourSlot } from '#src/testing/answers/hourSlot.ts'
import { extremesSentence } from './CurveChart.tsx'
import { countQuality, qualitySentence } from './quality.ts'
import { summarySentence, type SummaryFacts } from './summary.ts'

const format = makeFormat('es', 'No disponible')
const dates = makeDateFormats('es-ES')
const { t } = i18next
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const month: SummaryFacts = {
  measured: 'used',
  range: { from: '2026-02-15', to: '2026-03-14' },
  kwh: 262.4,
  comparison: { alignment: 'weekday', kwh: 262.4, previousKwh: 279, change: -6 },
  shares: [
    { period: 1, kwh: 155, percent: 59 },
    { period: 3, kwh: 107, percent: 41 },
  ],
  tariff: '2.0TD',
}
const sentence = (changes: Partial<SummaryFacts>) => plain(summarySentence({ ...month, ...changes }, t, format, dates))

describe('the summary', () => {
  test('says how much, against the year before, and how much fell in cheap hours', () => {
    expect(sentence({})).toBe(
      'Entre el 15 de febrero y el 14 de marzo de 2026 consumió 262 kWh, un 6 % menos que en las mismas semanas del año anterior; el 41 % fue en horas valle.',
    )
  })

  test('leaves out what it does not know', () => {
    expect(sentence({ comparison: undefined, shares: [] })).toBe(
      'Entre el 15 de febrero y el 14 de marzo de 2026 consumió 262 kWh.',
    )
  })

  test('speaks of energy fed in by a generator', () => {
    expect(sentence({ measured: 'fed', comparison: undefined, shares: [] })).toContain('vertió 262 kWh a la red')
  })

  test('names a single day in full and a long range with its years', () => {
    expect(
      sentence({ range: { from: '2026-03-14', to: '2026-03-14' }, kwh: 8.02, comparison: undefined, shares: [] }),
    ).toBe('El sábado 14 de marzo de 2026 consumió 8,02 kWh.')
    expect(sentence({ range: { from: '2025-04-01', to: '2026-03-14' } })).toContain(
      'Entre el 1 de abril de 2025 y el 14 de marzo de 2026',
    )
    expect(sentence({ range: { from: '2026-03-08', to: '2026-03-14' } })).toContain(
      'Entre el 8 y el 14 de marzo de 2026',
    )
  })
})

test('states the quality in hours when hours are known, otherwise in days', () => {
  const hours = [
    ...Array.from({ length: 23 }, () => hourSlot('2026-03-14T00:00:00+01:00')),
    ...Array.from({ length: 2 }, () => hourSlot('2026-03-14T01:00:00+01:00', { quality: 'estimated' })),
    ...Array.from({ length: 5 }, () => hourSlot('2026-03-14T02:00:00+01:00', { quality: 'missing', kwh: null })),
  ]
  expect(plain(qualitySentence(countQuality(hours), 'hour', t, format) ?? '')).toMatch(
    /^8 % de las horas son estimadas; faltan 5 horas\./,
  )
  expect(qualitySentence(countQuality(hours), 'day', t, format)).toMatch(
    /^2 días tienen horas estimadas; faltan 5 días\./,
  )
  expect(qualitySentence(countQuality(hours.slice(0, 3)), 'hour', t, format)).toBe('Todas las horas son reales.')
  const untold = hours.slice(0, 3).map((hour) => ({ ...hour, quality: 'untold' as const }))
  expect(qualitySentence(countQuality(untold), 'hour', t, format)).toBeNull()
})

test('names the highest and the lowest day and ignores one with gaps as the lowest', () => {
  const slots = [
    hourSlot('2026-03-12T00:00:00+01:00', { kwh: 1, quality: 'incomplete' }),
    hourSlot('2026-03-13T00:00:00+01:00', { kwh: 6 }),
    hourSlot('2026-03-14T00:00:00+01:00', { kwh: 12 }),
  ]
  expect(plain(extremesSentence(slots, 'day', t, format, dates))).toBe(
    'El día de más energía fue el sábado 14 de marzo de 2026, con 12,0 kWh; el de menos, el viernes 13 de marzo de 2026, con 6,00 kWh.',
  )
  expect(extremesSentence([], 'day', t, format, dates)).toBe('No hay ningún valor en estas fechas.')
})
