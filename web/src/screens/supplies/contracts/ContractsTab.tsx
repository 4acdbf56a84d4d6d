import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import {
  useAccessContract,
  useContractScreens,
  type ContractScreens,
  type PowerTerm,
  type RetailerTerm,
  type ContractTerm,
  useContractedPowers,
  useRetailers,
} from '#src/domain/supply/contracts.ts'
import { describePower } from '#src/domain/supply/power/describePower.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { isSupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { ValidityChart } from '#src/ui/chart/ValidityChart.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SupplySheet } from './SupplySheet.tsx'

/**
 * The contracts of a supply: terms, parties and dates, as far as the utility shows them. Otherwise a link here explains
 * why not.
 */
export function ContractsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
  const screens = useContractScreens()
  const [sheet, setSheet] = useState<'not yet' | 'open' | 'closed'>('not yet')
  if (sheet === 'open') return <SupplySheet supply={supply} onClose={() => setSheet('closed')} />
  return (
    <Stack gap={6}>
      <QueryGate query={screens} skeleton={<ReportSkeleton of="text" />}>
        {(shown) =>
          shown.contracts || shown.powers ? (
            <>
              <div>
                {/* The button that closed the sheet is gone. */}
                <Button
                  icon="document"
                  variant="primary"
                  ref={sheet === 'closed' ? takeFocus : undefined}
                  onClick={() => setSheet('open')}
                >
                  {t('contracts.sheet.title')}
                </Button>
              </div>
              {shown.contracts && <AccessCard supply={supply} />}
              <ContractHistory supply={supply} shown={shown} />
            </>
          ) : (
            <EmptyState icon="document" title={t('contracts.hidden.title')} text={t('contracts.hidden.text')} />
          )
        }
      </QueryGate>
    </Stack>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** The contract in force. */
function AccessCard({ supply }: { readonly supply: Supply }) {
  const { t, format } = useLocale()
  const contract = useAccessContract(supply.cups)
  if (contract.isError && isSupplyGone(contract.error))
    return (
      <EmptyState
        icon="lock"
        title={t('contracts.gone.title')}
        action={<LinkButton to={paths.supplies}>{t('supplies.title')}</LinkButton>}
        text={t('contracts.gone.text')}
      />
    )
  return (
    <Card title={t('contracts.access.title')} subtitle={t('contracts.access.lead')}>
      <QueryGate query={contract} skeleton={{ of: 'text', count: 5 }}>
        {(known) =>
          known === null ? (
            <p>{t('contracts.access.none')}</p>
          ) : (
            <Stack gap={4}>
              <DescriptionList
                items={[
                  { term: t('contracts.access.contract'), value: known.id },
                  { term: t('contracts.access.since'), value: format.date(known.since) },
                  { term: t('supply.retailer'), value: known.retailer },
                  { term: t('supply.holder'), value: known.holder },
                  { term: t('contracts.access.document'), value: known.document },
                ]}
              />
              {supply.delegated && <p>{t('contracts.access.masked')}</p>}
            </Stack>
          )
        }
      </QueryGate>
    </Card>
  )
}

/** The retailers and powers of a supply, on one axis of time. If one cannot be read, shows the other with a notice. */
function ContractHistory({ supply, shown }: { readonly supply: Supply; readonly shown: ContractScreens }) {
  const { t } = useLocale()
  const retailers = useRetailers(supply.cups, { enabled: shown.contracts })
  const powers = useContractedPowers(supply.cups, { enabled: shown.powers })
  const queries = [...(shown.contracts ? [retailers] : []), ...(shown.powers ? [powers] : [])]
  // The contract's card says it.
  if (shown.contracts && queries.some(({ error }) => isSupplyGone(error))) return null
  const failed = queries.filter(({ data, isError }) => data === undefined && isError)
  const waiting = queries.find(({ data, isError }) => data === undefined && !isError)
  const stale = queries.find(({ data, isError }) => data !== undefined && isError)
  const gate = waiting ?? (failed.length === queries.length ? failed[0] : (stale ?? queries.find(({ data }) => data)))
  if (!gate) return null
  const what = shown.contracts && shown.powers ? 'both' : shown.contracts ? 'retailers' : 'powers'
  return (
    <Card title={t(`contracts.history.title.${what}`)} subtitle={t(`contracts.history.lead.${what}`)}>
      <QueryGate<unknown> query={gate} skeleton={{ of: 'chart', count: 12 }}>
        {() => (
          <Stack gap={4}>
            {failed.length > 0 && (
              <Banner
                tone="warning"
                actions={<RetryButton onRetry={() => failed.forEach((call) => void call.refetch())} />}
              >
                {t('contracts.failed.history')}
              </Banner>
            )}
            <Lives retailers={retailers.data ?? []} powers={powers.data ?? []} />
          </Stack>
        )}
      </QueryGate>
    </Card>
  )
}

type LivesProps = { readonly retailers: readonly RetailerTerm[]; readonly powers: readonly PowerTerm[] }

function Lives({ retailers, powers }: LivesProps) {
  const { t, format } = useLocale()
  const retailerLines = linesOf(retailers, ({ name }) => name)
  const lines = [
    ...retailerLines,
    ...linesOf(powers, ({ watts }) => t('contracts.history.power', { power: describePower(watts, t, format) })),
  ]
  const [first] = [...retailers, ...powers].map(({ from }) => from).toSorted()
  if (first === undefined) return <p>{t('contracts.history.none')}</p>
  const date = format.date(first)
  const words = {
    retailers: t('contracts.history.retailers', { count: retailerLines.length }),
    powers: t('contracts.history.powers', { count: powers.length }),
  }
  const summary =
    retailers.length > 0 && powers.length > 0
      ? t('contracts.history.sentenceBoth', { date, ...words })
      : t('contracts.history.sentence', { date, what: retailers.length > 0 ? words.retailers : words.powers })
  return <ValidityChart lines={lines} header={t('contracts.history.header')} today={serverToday()} summary={summary} />
}

/** A line per name, ordered by first start. A name that returns has several periods on its line. */
function linesOf<Item extends ContractTerm>(terms: readonly Item[], nameOf: (term: Item) => string) {
  const lives = new Map<string, ContractTerm[]>()
  for (const term of terms.toReversed())
    lives.set(nameOf(term), [...(lives.get(nameOf(term)) ?? []), { from: term.from, to: term.to }])
  return [...lives].map(([name, all]) => ({ name, lives: all }))
}
