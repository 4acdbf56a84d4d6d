import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { qualityWords } from '#src/domain/supply/qualityWords.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { toCsv } from './csv.ts'
import type { CurveCardProps } from './CurveCard.tsx'
import { exportFileName, exportTable } from './exportTable.ts'
import styles from './ExportButtons.module.css'

/** The curve as a file, by the step on screen, and on paper. */
export function ExportButtons({ supply, view, figures }: Omit<CurveCardProps, 'change'>) {
  const { t, i18n } = useTranslation()
  const [preparing, setPreparing] = useState(false)

  const table = () =>
    exportTable(figures.readings, {
      at: t('consumption.table.from'),
      kwh: `${t(`consumption.measured.${figures.measured === 'generated' ? 'fromGrid' : figures.measured}`)} (kWh)`,
      generated: `${t('consumption.series.generated')} (kWh)`,
      selfConsumed: `${t('consumption.series.selfConsumed')} (kWh)`,
      surplus: `${t('consumption.series.surplus')} (kWh)`,
      quality: t('consumption.table.quality'),
      qualityOf: (quality) => qualityWords(quality, view.granularity, t),
    })

  const saveCsv = () => {
    const text = toCsv(table(), asLanguage(i18n.language))
    downloadFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), exportFileName(supply.cups, view.range, 'csv'))
  }

  const saveXlsx = async () => {
    setPreparing(true)
    try {
      const { toXlsx } = await import('./xlsx.ts')
      downloadFile(
        await toXlsx(table(), t('consumption.export.sheet')),
        exportFileName(supply.cups, view.range, 'xlsx'),
      )
    } catch {
      toast.error(t('consumption.export.failed'))
    } finally {
      setPreparing(false)
    }
  }

  return (
    <div className={styles.buttons}>
      <Button size="small" icon="download" onClick={saveCsv}>
        {t('consumption.export.csv')}
      </Button>
      <Button size="small" icon="download" loading={preparing} onClick={() => void saveXlsx()}>
        {t('consumption.export.xlsx')}
      </Button>
      <Button size="small" variant="quiet" icon="print" onClick={() => window.print()}>
        {t('common.print')}
      </Button>
    </div>
  )
}

/** Hands a file to the browser to be saved. */
function downloadFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
