import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEstimate, type WantedTyped, wantedOf } from '#src/domain/newDossier/estimate.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { EstimateResult } from '#src/screens/newDossier/EstimateResult.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'

interface LivePriceProps {
  readonly typed: WantedTyped
  readonly generation: boolean
  /** Asks for the same in medium voltage. */
  readonly onMedium: () => void
}

/** The price and duration while typing, and a probable denial before sending. */
export function LivePrice({ typed: { kw, voltage, metres, ground }, generation, onMedium }: LivePriceProps) {
  const { t } = useTranslation()
  const [said, setSaid] = useState({ kw, voltage, metres, ground })
  useEffect(() => {
    const timer = setTimeout(() => setSaid({ kw, voltage, metres, ground }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kw, voltage, metres, ground])
  const wanted = wantedOf(said)
  const estimate = useEstimate(wanted, generation)
  return (
    <Card title={t('newDossier.inMind.estimator')} subtitle={t('newDossier.inMind.estimatorLead')}>
      <div aria-live="polite">
        {wanted ? (
          <QueryGate query={estimate} skeleton={<SkeletonLayout of="text" count={6} />}>
            {(known) => <EstimateResult estimate={known} wanted={wanted} onMedium={onMedium} />}
          </QueryGate>
        ) : (
          t('dossierForm.priceWaits')
        )}
      </div>
    </Card>
  )
}

/** After so long without a letter it is asked, milliseconds. */
const PAUSE_MS = 500
