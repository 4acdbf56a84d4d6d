import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { csvFile, saveCsv, toCsv } from '#src/base/file/csv.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { canShareFile, shareFile } from '#src/base/file/shareFile.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import type { CurveCardProps } from './useCurveFigures.ts'
import { exportFileName, exportTable, exportWords } from './exportTable.ts'

/** Saves the curve as a file in the current granularity, shares it on a phone, or prints it. */
export function ExportButtons({ supply, view, figures }: Omit<CurveCardProps, 'change'>) {
  const { t, i18n } = useTranslation()
  const [preparing, setPreparing] = useState(false)
  const shares = useMediaQuery(PHONE) && canShareFile('a.csv', 'text/csv')

  const measured = t(`consumption.measured.${figures.measured === 'generated' ? 'fromGrid' : figures.measured}`)
  const table = () => exportTable(figures.readings, exportWords(t, view.granularity, `${measured} (kWh)`))
  const fileName = exportFileName(supply.cups, view.range)

  const saveXlsx = async () => {
    setPreparing(true)
    try {
      const { toXlsx } = await import('./xlsx.ts')
      downloadFile(await toXlsx(table(), t('consumption.chart.title')), `${fileName}.xlsx`)
    } catch {
      toast.error(t('consumption.export.failed'))
    } finally {
      setPreparing(false)
    }
  }

  const share = () => void shareFile(csvFile([toCsv(table(), asLanguage(i18n.language))], fileName))

  return (
    <Stack row gap={2} align="stretch">
      <Button size="small" icon="download" onClick={() => saveCsv(table(), fileName, asLanguage(i18n.language))}>
        {t('supplies.csv')}
      </Button>
      <Button size="small" icon="download" reads loading={preparing} onClick={() => void saveXlsx()}>
        {t('consumption.export.xlsx')}
      </Button>
      {shares ? (
        <Button size="small" variant="quiet" icon="upload" onClick={share}>
          {t('consumption.export.share')}
        </Button>
      ) : (
        <Button size="small" variant="quiet" icon="print" onClick={() => window.print()}>
          {t('common.print')}
        </Button>
      )}
    </Stack>
  )
}
