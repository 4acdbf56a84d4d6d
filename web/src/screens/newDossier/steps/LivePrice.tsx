import { type ComponentProps, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { connectionOf, type ConnectionTyped } from '#src/domain/dossier/start/estimate.ts'
import { EstimateResult } from '#src/screens/newDossier/EstimateResult.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

type LivePriceProps = Omit<ComponentProps<typeof EstimateResult>, 'connection'> & { readonly typed: ConnectionTyped }

/** The price and duration during typing. Says before sending that it will be denied. */
export function LivePrice({ typed: { kw, voltage, metres, ground }, generation, onMedium }: LivePriceProps) {
  const { t } = useTranslation()
  const [settled, setSettled] = useState({ kw, voltage, metres, ground })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ kw, voltage, metres, ground }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kw, voltage, metres, ground])
  const connection = connectionOf(settled)
  return (
    <Card title={t('newDossier.inMind.estimator')} subtitle={t('newDossier.inMind.estimatorLead')}>
      <div aria-live="polite">
        {connection ? (
          <EstimateResult connection={connection} generation={generation} onMedium={onMedium} />
        ) : (
          t('dossierForm.priceWaits')
        )}
      </div>
    </Card>
  )
}

/** The pause in typing before the call, milliseconds. */
const PAUSE_MS = 500
