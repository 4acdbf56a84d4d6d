import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAccessContract, useContractScreens } from '#src/domain/supply/contracts.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { isSupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { ContractHistory } from './ContractHistory.tsx'
import { SupplySheet } from './SupplySheet.tsx'

/**
 * The contracts of a supply: terms, parties and dates, as far as the utility shows them. Otherwise a link here explains
 * why not.
 */
export function ContractsTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
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
            <EmptyState icon="document" title={t('contracts.hidden.title')}>
              {t('contracts.hidden.text')}
            </EmptyState>
          )
        }
      </QueryGate>
    </Stack>
  )
}

const takeFocus = (button: HTMLElement | null) => button?.focus()

/** The contract in force. */
function AccessCard({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const format = useFormat()
  const contract = useAccessContract(supply.cups)
  if (contract.isError && isSupplyGone(contract.error))
    return (
      <EmptyState
        icon="lock"
        title={t('contracts.gone.title')}
        action={<LinkButton to={paths.supplies}>{t('supplies.title')}</LinkButton>}
      >
        {t('contracts.gone.text')}
      </EmptyState>
    )
  return (
    <Card title={t('contracts.access.title')} subtitle={t('contracts.access.lead')}>
      <QueryGate query={contract} skeleton={<SkeletonLayout of="text" count={5} />}>
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
