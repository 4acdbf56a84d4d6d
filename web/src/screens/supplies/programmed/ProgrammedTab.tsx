import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useRemainingQueries } from '#src/domain/supply/meter/deleteQuery.ts'
import { dueNow } from '#src/domain/supply/meter/dueTimes.ts'
import {
  useProgrammedQueries,
  useProgrammedReads,
  lastCompleted,
  program,
  type ProgrammedQuery,
  QUERY_KINDS,
  type QueryAnswer,
  type QueryKind,
  programmedStateOf,
} from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { isSupplyGone, SupplyGone } from '#src/domain/supply/SupplyGone.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { ProgramCard } from './ProgramCard.tsx'
import styles from './Programmed.module.css'
import { QueriesTable, ReadsTable } from './ProgrammedTables.tsx'
import { useDescribeAnswer } from './useDescribeAnswer.ts'
import { useProgramFailure } from './useProgramFailure.ts'

/** The programmed reads and queries of a supply's meter, with its answers. */
export function ProgrammedTab({ supply }: { readonly supply: Supply }) {
  const { t } = useLocale()
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
        <QueryGate query={queries} skeleton={{ of: 'table', count: 4 }}>
          {() => <QueriesTable supply={supply} queries={remaining} />}
        </QueryGate>
      </Card>
      <Card title={t('programmed.reads.title')} subtitle={t('programmed.reads.lead')}>
        <QueryGate query={reads} skeleton={{ of: 'table', count: 4 }}>
          {(data) => <ReadsTable supply={supply} reads={data} />}
        </QueryGate>
      </Card>
    </Stack>
  )
}

type AskNowCardProps = {
  readonly supply: Supply
  /** Undefined while unknown. */
  readonly queries: readonly ProgrammedQuery[] | undefined
}

/** The meter's last answer to each question, with a button to ask it now. */
function AskNowCard({ supply, queries }: AskNowCardProps) {
  const { t } = useLocale()
  return (
    <Card title={t('programmed.now.title')} subtitle={t('programmed.now.lead')}>
      <Grid min={14} gap={6}>
        {QUERY_KINDS.map((kind) => (
          <Tile key={kind} supply={supply} kind={kind} queries={queries?.filter((query) => query.kind === kind)} />
        ))}
      </Grid>
    </Card>
  )
}

type TileProps = AskNowCardProps & { readonly kind: QueryKind }

function Tile({ supply, kind, queries }: TileProps) {
  const { t, format } = useLocale()
  const failureText = useProgramFailure()
  const describeAnswer = useDescribeAnswer()
  const last = lastCompleted(queries ?? [])
  const late = queries?.some((query) => programmedStateOf(query, serverNowMs()) === 'asking') ?? false
  // A delayed query would measure another moment, so it fails at once when offline.
  const ask = useMutationOf(() => program(supply, kind, dueNow(serverNowMs())))
  const name = t(`programmed.kinds.${supply.generator && kind === 'power' ? 'powerOut' : kind}`)
  return (
    <div className={styles.tile}>
      <div aria-live="polite">
        <StatNumber
          size={kind === 'power' && last ? 'hero' : 'large'}
          label={name}
          value={last?.answer ? describeAnswer(last.answer) : '–'}
        >
          <Stack gap={1}>
            {last?.answer && <ShareOfPower supply={supply} answer={last.answer} />}
            {last && <span>{format.dateTime(last.at)}</span>}
            {/* The line is reserved while unknown, so that nothing shifts. */}
            {!last && !late && <span>{queries?.length === 0 ? t('programmed.now.never') : '\u00a0'}</span>}
            {late && <span>{t('programmed.now.late')}</span>}
          </Stack>
        </StatNumber>
      </div>
      <Stack gap={2} align="start">
        {/* The button stays during the query and keeps the focus. */}
        <Button
          icon="refresh"
          reads
          loading={ask.isPending}
          aria-disabled={late || undefined}
          aria-label={t('programmed.now.askOf', { what: name })}
          onClick={() => late || ask.mutate()}
        >
          {t('programmed.now.ask')}
        </Button>
        {ask.isError && <Banner tone="error">{failureText(ask.error, 'query')}</Banner>}
      </Stack>
    </div>
  )
}

/** The share of the contracted power in use, if it is the same at all hours. */
function ShareOfPower({ supply, answer }: { readonly supply: Supply; readonly answer: QueryAnswer }) {
  const { t, format } = useLocale()
  const [contracted = 0, ...others] = supply.contractedPower
  if (answer.kind !== 'power' || supply.generator || contracted === 0) return null
  if (others.some((watts) => watts !== contracted)) return null
  const percent = format.percent((answer.watts / contracted) * 100, 0)
  return <span>{t('programmed.now.share', { percent, power: format.powerKw(contracted) })}</span>
}
