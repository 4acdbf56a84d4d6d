import { useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { connectionOf, type ConnectionTyped, typedConnectionOf } from '#src/domain/dossier/start/estimate.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { EstimateResult } from './EstimateResult.tsx'
import { connectionProblems, GroundField, KilowattsField, MetresField, VoltageField } from './fields.tsx'
import styles from './NewDossier.module.css'

interface EstimatorProps {
  readonly generation: boolean
  /** The form's values, unless the address has others. */
  readonly before?: ConnectionTyped | undefined
}

/** The estimator of price and terms. Its values are in the address, so that they can be shared and restored. */
export function Estimator({ generation, before }: EstimatorProps) {
  const { t, format } = useLocale()
  const [query, setQuery] = useSearchParams()
  const current = query.has('kw') || !before ? typedConnectionOf(query) : before
  const connection = connectionOf(current)
  const { field, form } = useLocalForm({
    values: { ...current, kw: format.typed(current.kw) },
    check: (typed) => connectionProblems(typed, t),
    next: ask,
    again: 'asSent',
  })
  return (
    <Card title={t('newDossier.inMind.estimator')} subtitle={t('newDossier.inMind.estimatorLead')}>
      <Form
        {...form}
        submit={{
          label: t(connection ? 'newDossier.inMind.recalculate' : 'newDossier.inMind.calculate'),
          variant: connection ? 'secondary' : 'primary',
        }}
      >
        <KilowattsField generation={generation} {...field('kw')} />
        <VoltageField {...field('voltage')} />
        <MetresField {...field('metres')} />
        <GroundField {...field('ground')} />
      </Form>
      <div aria-live="polite" className={styles.result}>
        {connection && (
          <EstimateResult
            connection={connection}
            generation={generation}
            onMedium={() => ask({ ...current, voltage: 'MT' })}
          />
        )}
      </div>
    </Card>
  )

  function ask(typed: ConnectionTyped): void {
    setQuery((before) => ({ ...Object.fromEntries(before), ...typed }), { replace: true, preventScrollReset: true })
  }
}
