import { useTranslation } from 'react-i18next'
import { useOnline } from '#src/base/useOnline.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useRemainingQueries } from '#src/domain/supply/meter/deleteQuery.ts'
import { useProgrammedQueries, useProgrammedReads } from '#src/domain/supply/meter/programmed.ts'
import { isSupplyGone, SupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { AskNowCard } from './AskNowCard.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import { QueriesTable, ReadsTable } from './ProgrammedTables.tsx'

/** The programmed reads and queries of a supply's meter, with its answers. */
export function ProgrammedTab({ supply }: { readonly supply: Supply }) {
  const { t } = useTranslation()
  const online = useOnline()
  const reads = useProgrammedReads(supply)
  const queries = useProgrammedQueries(supply)
  const remaining = useRemainingQueries(queries.data ?? [])
  if (isSupplyGone(reads.error) || isSupplyGone(queries.error)) return <SupplyGone />
  return (
    <Stack gap={6}>
      {!online && (
        <Banner tone="warning" title={t('programmed.offline.title')}>
          {t('programmed.offline.text')}
        </Banner>
      )}
      {online && (
        <>
          <AskNowCard supply={supply} queries={queries.data && remaining} />
          <ProgramCard supply={supply} reads={reads.data ?? []} queries={queries.data ?? []} />
        </>
      )}
      <Card title={t('programmed.queries.title')} subtitle={t('programmed.queries.lead')}>
        <QueryGate query={queries} skeleton={<SkeletonLayout of="table" count={4} />}>
          {() => <QueriesTable supply={supply} queries={remaining} />}
        </QueryGate>
      </Card>
      <Card title={t('programmed.reads.title')} subtitle={t('programmed.reads.lead')}>
        <QueryGate query={reads} skeleton={<SkeletonLayout of="table" count={4} />}>
          {(data) => <ReadsTable supply={supply} reads={data} />}
        </QueryGate>
      </Card>
    </Stack>
  )
}
