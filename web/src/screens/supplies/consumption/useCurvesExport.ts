import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvLines, type ExportTable, saveCsvParts, toCsv } from '#src/base/file/csv.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { useBulk } from '#src/domain/bulk/useBulk.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { useFetchCurve } from '#src/domain/supply/curve/useCurve.ts'
import { groupSlots } from '#src/domain/supply/meter/groupSlots.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import {
  curveHeaders,
  curveJson,
  curveRows,
  curvesColumns,
  curvesFileName,
  curvesJson,
  type CurvesTexts,
  type SupplyCurve,
} from './curvesFile.ts'
import { exportFileName, exportTexts } from './exportTable.ts'
import { needsSelfConsumption, marketFileName, marketHeader, marketLines } from './marketFile.ts'

/** The options of the export. */
export type ExportOptions = {
  readonly range: DayRange
  readonly step: 'hour' | 'day' | 'month'
  readonly format: 'csv' | 'market' | 'xlsx' | 'json'
}

/** A curve in the file's form: text, or rows of a sheet. */
type Part = string | ExportTable['rows']

/**
 * The export of the curves of one supply or many to one file. Saved automatically once all have arrived, or by a button
 * without the missing ones.
 */
export function useCurvesExport(supplies: readonly Supply[]) {
  const { t, i18n } = useTranslation()
  const askCurve = useFetchCurve()
  const options = useRef<ExportOptions>(undefined)
  const received = useRef(new Map<string, Part>())
  const [file, setFile] = useState<'none' | 'making' | 'saved' | 'failed'>('none')
  const [without, setWithout] = useState<readonly string[]>([])
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map())
  const columns = curvesColumns(supplies)
  const language = asLanguage(i18n.language)
  const words = (step: ExportOptions['step']): CurvesTexts => ({
    cups: t('supply.cups'),
    name: t('supplies.name'),
    measure: t('curves.measure'),
    measureOf: ({ generator, cau }) =>
      t(`consumption.measured.${generator ? 'fed' : cau === null ? 'used' : 'fromGrid'}`),
    ...exportTexts(t, step, t('curves.energy')),
  })
  const partOf = (kind: ExportOptions['format'], curve: SupplyCurve, step: ExportOptions['step']): Part => {
    if (kind === 'json') return curveJson(curve)
    if (kind === 'market') return marketLines(curve, needsSelfConsumption(supplies))
    const rows = curveRows(curve, words(step), columns)
    return kind === 'csv' ? csvLines(rows, language) : rows
  }
  const { run, start, stop, retry, clear } = useBulk<Supply>(async (supply, signal) => {
    if (!options.current) return
    const { range, step, format: kind } = options.current
    const onWindow = (share: number) => setShares((all) => new Map(all).set(supply.cups, share))
    const hourly = step === 'hour'
    const { slots, problem } = await askCurve(supply, range, hourly ? 'hour' : 'day', { signal, onWindow })
    // Each curve is converted as it arrives: forty years of hours at once would block the page.
    const curve = { supply, slots: hourly ? slots : groupSlots(slots, step) }
    received.current.set(supply.cups, partOf(kind, curve, step))
    if (problem) setWithout((names) => [...new Set([...names, supply.title])])
  })

  const begin = async (chosen: ExportOptions) => {
    options.current = chosen
    received.current.clear()
    setWithout([])
    setShares(new Map())
    setFile('none')
    await finish(await start(supplies))
  }
  const finish = async (ended: Awaited<ReturnType<typeof retry>>) => {
    if (ended?.state === 'finished' && ended.failed.length === 0) await save()
  }
  const save = async () => {
    if (!options.current) return
    const { range, step, format: kind } = options.current
    // In the order of the list.
    const parts = supplies.map(({ cups }) => received.current.get(cups)).filter((part) => part !== undefined)
    const texts = parts.filter((part) => typeof part === 'string')
    const [only] = supplies
    const name =
      only && supplies.length === 1 ? exportFileName(only, range) : curvesFileName(received.current.size, range)
    const headers = curveHeaders(words(step), columns)
    setFile('making')
    try {
      if (kind === 'json') downloadFile(new Blob(curvesJson(texts, range, step), { type: JSON_TYPE }), `${name}.json`)
      else if (kind === 'market')
        saveCsvParts([marketHeader(needsSelfConsumption(supplies)), ...texts], marketFileName(name))
      else if (kind === 'csv') saveCsvParts([toCsv({ headers, rows: [] }, language), ...texts], name)
      else {
        const { toXlsx } = await import('./xlsx.ts')
        const rows = parts.filter((part) => typeof part !== 'string').flat()
        downloadFile(await toXlsx({ headers, rows }, t('consumption.chart.title')), `${name}.xlsx`)
      }
      setFile('saved')
    } catch (error) {
      console.error(error)
      setFile('failed')
    }
  }

  return {
    run,
    /** The share of the curves that has arrived, from 0 to 1. */
    share: [...shares.values()].reduce((sum, one) => sum + one, 0) / Math.max(1, supplies.length),
    begin,
    stop,
    retry: async () => finish(await retry()),
    /** Discards everything. */
    clear,
    save,
    file,
    /** The names of supplies with missing data. */
    without,
  }
}

const JSON_TYPE = 'application/json'
