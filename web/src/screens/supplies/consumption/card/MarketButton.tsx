import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveCsvParts } from '#src/base/file/csv.ts'
import type { DayRange } from '#src/domain/supply/curve/comparison.ts'
import { NO_DATA } from '#src/domain/supply/curve/fetchCurve.ts'
import { useAskCurve } from '#src/domain/supply/curve/useCurve.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { exportFileName } from '#src/screens/supplies/consumption/exportTable.ts'
import { feedsIn, marketFileName, marketHeader, marketLines } from '#src/screens/supplies/consumption/marketFile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'

/** Saves the hours of a supply as the file that comparators of offers read, whatever granularity is shown. */
export function MarketButton({ supply, range }: { readonly supply: Supply; readonly range: DayRange }) {
  const { t } = useTranslation()
  const askCurve = useAskCurve()
  const [preparing, setPreparing] = useState(false)

  const save = async () => {
    setPreparing(true)
    try {
      const { readings, problem } = await askCurve(supply, range, 'hour')
      // A file in part would look whole to its reader.
      if (problem && problem.code !== NO_DATA) throw new Error(problem.code)
      const selfConsumption = feedsIn([supply])
      saveCsvParts(
        [marketHeader(selfConsumption), marketLines({ supply, readings }, selfConsumption)],
        marketFileName(exportFileName(supply.cups, range)),
      )
    } catch {
      toast.error(t('consumption.export.failed'))
    } finally {
      setPreparing(false)
    }
  }

  return (
    <Button size="small" icon="download" reads loading={preparing} onClick={() => void save()}>
      {t('consumption.export.market')}
    </Button>
  )
}
