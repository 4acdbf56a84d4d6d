import type { Filters } from '@acometida/api-spec/generated/filters'
import { dateFromSpanish, spanishDate } from '@acometida/api-spec/rules/time/dates'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/call/apiError.ts'
import type { ListConsumptionsSuccess } from '#src/api/generated/api.ts'
import { type CurveRequest, fetchCurve } from './fetchCurve.ts'
import { curveRequest } from './useCurve.ts'

type Ask = (keys: Filters['listConsumptions']) => Promise<ListConsumptionsSuccess>

const request: CurveRequest = {
  cups: 'ES0022000001234567WY1P',
  nif: '12345678Z',
  range: { from: '2025-02-10', to: '2026-01-20' },
  granularity: 'day',
  tariff: '2.0TD',
}

function answer(date: string): ListConsumptionsSuccess {
  return {
    result: { codResult: '0000', msgResult: '' },
    items: [
      {
        periodStartDate: spanishDate(date),
        consumptions: { items: [{ consumptionValue: '1', quality: 'R', periodValues: ['1', '0', '0'] }] },
      },
    ],
  }
}

const fails = (code: string) => Promise.reject(new ApiError({ code, service: 'consumptions', status: 200 }))
const daysOf = ({ slots }: { readonly slots: readonly { readonly at: string }[] }) =>
  slots.map(({ at }) => at.slice(0, 10))

describe('fetchCurve', () => {
  test('keeps a value of unknown quality in the curve, but not as measured', async () => {
    const other: ReturnType<typeof answer> = JSON.parse(JSON.stringify(answer('2025-02-10')).replace('"R"', '"X"'))
    const { slots } = await fetchCurve(request, () => Promise.resolve(other))
    expect(slots[0]).toMatchObject({ kwh: 1, quality: 'estimated' })
  })

  test('sums the hours where an API sends them for days', async () => {
    const hours = Array.from({ length: 24 }, () => ({ consumptionValue: '0,5' }))
    const result = { codResult: '0000', msgResult: '' } as const
    const { slots } = await fetchCurve({ ...request, range: { from: '2026-03-13', to: '2026-03-13' } }, () =>
      Promise.resolve({ result, items: [{ periodStartDate: '13/03/2026', consumptions: { items: hours } }] }),
    )
    expect(slots).toMatchObject([{ at: '2026-03-13T00:00:00+01:00', kwh: 12, periods: [4, 4, 4], quality: 'untold' }])
  })

  test('asks for one window of six months after another, and joins them in order [FL-106]', async () => {
    let open = 0
    const ask = vi.fn<Ask>(async ({ startDate }) => {
      open += 1
      expect(open).toBe(1)
      await Promise.resolve()
      open -= 1
      return answer(dateFromSpanish(startDate) ?? '')
    })
    const curve = await fetchCurve(request, ask)
    expect(ask.mock.calls.map(([{ startDate, endDate }]) => [startDate, endDate])).toEqual([
      ['10/02/2025', '31/07/2025'],
      ['01/08/2025', '20/01/2026'],
    ])
    expect(daysOf(curve)).toEqual(['2025-02-10', '2025-08-01'])
    expect(curve.problem).toBeUndefined()
  })

  test('asks in kWh, and says what kind of supply it is [CO-043]', async () => {
    const ask = vi.fn<Ask>(({ startDate }) => Promise.resolve(answer(dateFromSpanish(startDate) ?? '')))
    const supply = { cups: 'ES0022000001234567WY1P', tariff: '2.0TD', generator: true, delegated: true, cau: null }
    const range = { from: '2025-02-10', to: '2025-03-01' }
    await fetchCurve(curveRequest(supply, '12345678Z', range, 'day'), ask)
    expect(ask.mock.calls[0]?.[0]).toEqual({
      cups: 'ES0022000001234567WY1P',
      startDate: '10/02/2025',
      endDate: '01/03/2025',
      granularity: 'D',
      unit: 'K',
      generator: '1',
      isDelegate: 'Y',
      isSelfConsumption: '0',
    })
  })

  test('passes over a window without data and reports it, keeping the others [FL-106]', async () => {
    const curve = await fetchCurve(request, ({ startDate }) =>
      startDate === '10/02/2025' ? fails('1007') : Promise.resolve(answer(dateFromSpanish(startDate) ?? '')),
    )
    expect(daysOf(curve)).toEqual(['2025-08-01'])
    expect(curve.problem).toMatchObject({ code: '1007', from: '2025-02-10' })
  })

  test('keeps the windows before one that fails, and says from where on data is missing [FL-106]', async () => {
    const curve = await fetchCurve(request, ({ startDate }) =>
      startDate === '10/02/2025' ? Promise.resolve(answer(dateFromSpanish(startDate) ?? '')) : fails('XXX'),
    )
    expect(daysOf(curve)).toEqual(['2025-02-10'])
    expect(curve.problem).toMatchObject({ code: 'XXX', from: '2025-08-01' })
  })

  test('reports a window that fails before one without data', async () => {
    const ask: Ask = ({ startDate }) =>
      startDate === '10/02/2025'
        ? fails('1007')
        : startDate === '01/08/2025'
          ? Promise.resolve(answer(dateFromSpanish(startDate) ?? ''))
          : fails('XXX')
    const curve = await fetchCurve({ ...request, range: { ...request.range, to: '2026-03-10' } }, ask)
    expect(daysOf(curve)).toEqual(['2025-08-01'])
    expect(curve.problem).toEqual({ code: 'XXX', from: '2026-02-01', reference: 'XXX' })
  })

  test('fails where nothing came at all', async () => {
    await expect(fetchCurve(request, () => fails('XXX'))).rejects.toMatchObject({ code: 'XXX' })
  })

  test('returns an empty curve with its problem where no window has data', async () => {
    const curve = await fetchCurve(request, () => fails('1007'))
    expect(curve).toMatchObject({ slots: [], problem: { code: '1007', from: '2025-02-10' } })
  })

  test('goes on without self-consumption where the supply has none [ER-042]', async () => {
    const ask = vi.fn<Ask>(({ startDate, isSelfConsumption }) =>
      isSelfConsumption === '1' ? fails('1004') : Promise.resolve(answer(dateFromSpanish(startDate) ?? '')),
    )
    const curve = await fetchCurve({ ...request, isSelfConsumption: '1' }, ask)
    expect(daysOf(curve)).toEqual(['2025-02-10', '2025-08-01'])
    expect(curve).toMatchObject({ withoutSelfConsumption: true, problem: undefined })
    expect(ask).toHaveBeenCalledTimes(3)
  })

  test('fails where a window fails and the curve has to be whole, and tells how much of it has come', async () => {
    const shares: number[] = []
    const ask: Ask = ({ startDate }) =>
      startDate === '10/02/2025' ? Promise.resolve(answer('2025-02-10')) : fails('XXX')
    const curve = fetchCurve(request, ask, { whole: true, onWindow: (share) => shares.push(share) })
    await expect(curve).rejects.toMatchObject({ code: 'XXX' })
    expect(shares).toEqual([0.5])
  })

  test('rejects with the abort of an abandoned search', async () => {
    const abort = new DOMException('left', 'AbortError')
    await expect(fetchCurve(request, () => Promise.reject(abort))).rejects.toBe(abort)
  })
})
