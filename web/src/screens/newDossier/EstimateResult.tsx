import { codeText } from '#src/base/codes.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type ConnectionParams, type Estimate, inServiceBy, useEstimate } from '#src/domain/dossier/start/estimate.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import styles from './NewDossier.module.css'
import { useDurationLabel } from './useDurationLabel.ts'

interface EstimateResultProps {
  readonly connection: ConnectionParams
  readonly generation: boolean
  /** Repeats the estimate in medium voltage. */
  readonly onMedium: () => void
}

/** The price and completion date of a connection: the full price, a minimum, or that it will be denied. */
export function EstimateResult({ connection, generation, onMedium }: EstimateResultProps) {
  return (
    <QueryGate query={useEstimate(connection, generation)} skeleton={{ of: 'text', count: 6 }}>
      {(estimate) => <Result estimate={estimate} connection={connection} onMedium={onMedium} />}
    </QueryGate>
  )
}

type ResultProps = Omit<EstimateResultProps, 'generation'> & { readonly estimate: Estimate }

function Result({ estimate, connection, onMedium }: ResultProps) {
  const { t, format } = useLocale()
  const duration = useDurationLabel()
  const { price, reasons, leastEuros, concepts, vatEuros, study, works } = estimate
  if (price === 'denied' || leastEuros === null) {
    return (
      <Banner
        tone="warning"
        live={false}
        title={t('newDossier.result.denied')}
        actions={<Button onClick={onMedium}>{t('newDossier.result.askMedium')}</Button>}
      >
        {t('newDossier.result.deniedText')}
      </Banner>
    )
  }
  const by = inServiceBy(connection, serverToday())
  return (
    <Stack gap={5}>
      <Headline
        figure={
          <StatNumber
            size="hero"
            label={t(price === 'regulated' ? 'newDossier.result.total' : 'newDossier.result.least')}
            value={format.number(leastEuros, 2)}
            unit="€"
          />
        }
        sentence={t(`newDossier.result.${price}`)}
      >
        {by !== undefined && <p>{t('newDossier.result.by', { date: format.longDate(by) })}</p>}
      </Headline>
      <DescriptionList
        items={[
          ...(study ? [{ term: t('newDossier.result.studyTerm'), value: most(duration(study)) }] : []),
          ...(works ? [{ term: t('newDossier.result.worksTerm'), value: most(duration(works)) }] : []),
        ]}
      />
      {reasons.length > 0 && (
        <div className={styles.why}>
          <h3>{t('newDossier.result.why')}</h3>
          <NoteList>
            {reasons.map((reason) => (
              <span key={reason}>{codeText(t, 'newDossier.result.reasons', reason)}</span>
            ))}
          </NoteList>
        </div>
      )}
      {concepts.length > 0 && (
        <details className={styles.concepts}>
          <summary>{t('newDossier.result.concepts')}</summary>
          <DescriptionList
            items={[
              ...concepts.map(({ concept, quantity, unit, priceEuros, amountCents }) => ({
                term: codeText(t, 'newDossier.result.concept', concept),
                value: (
                  <>
                    <span>{format.money(amountCents / 100)}</span>
                    {unit === 'kW' && (
                      <span className={styles.rate}>
                        {t('newDossier.result.perKw', {
                          quantity: format.amount(quantity),
                          price: format.money(priceEuros),
                        })}
                      </span>
                    )}
                  </>
                ),
              })),
              { term: t('newDossier.result.vat'), value: format.money(vatEuros) },
            ]}
          />
        </details>
      )}
    </Stack>
  )

  function most(words: string): string {
    return t('newDossier.result.most', { term: words })
  }
}
