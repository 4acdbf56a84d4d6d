import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEstimate, type ConnectionTyped, connectionOf } from '#src/domain/dossier/start/estimate.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { EstimateResult } from '#src/screens/newDossier/EstimateResult.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'

interface LivePriceProps {
  readonly typed: ConnectionTyped
  readonly generation: boolean
  /** Repeats the estimate in medium voltage. */
  readonly onMedium: () => void
}

/** The price and duration during typing. Says before sending that it will be denied. */
export function LivePrice({ typed: { kw, voltage, metres, ground }, generation, onMedium }: LivePriceProps) {
  const { t } = useTranslation()
  const [settled, setSettled] = useState({ kw, voltage, metres, ground })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ kw, voltage, metres, ground }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kw, voltage, metres, ground])
  const connection = connectionOf(settled)
  const estimate = useEstimate(connection, generation)
  return (
    <Card title={t('newDossier.inMind.estimator')} subtitle={t('newDossier.inMind.estimatorLead')}>
      <div aria-live="polite">
        {connection ? (
          <QueryGate query={estimate} skeleton={<SkeletonLayout of="text" count={6} />}>
            {(known) => <EstimateResult estimate={known} connection={connection} onMedium={onMedium} />}
          </QueryGate>
        ) : (
          t('dossierForm.priceWaits')
        )}
      </div>
    </Card>
  )
}

/** The pause in typing before the call, milliseconds. */
const PAUSE_MS = 500
