import { addDays } from '@acometida/api-spec/rules/time/calendar'
import { dueDateProblem, MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { localDate } from '@acometida/api-spec/rules/time/localTime'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { BulkProgress } from '#src/domain/bulk/BulkProgress.tsx'
import { useBulk } from '#src/domain/bulk/useBulk.ts'
import { dueNow, instantTyped, monthEnds, tomorrowAtEight } from '#src/domain/supply/meter/dueTimes.ts'
import {
  program,
  type ProgrammedQuery,
  type ProgrammedRead,
  QUERY_KINDS,
  type QueryKind,
} from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { useProgramFailure } from './useProgramFailure.ts'

type ProgramCardProps = {
  readonly supply: Supply
  readonly reads: readonly ProgrammedRead[]
  readonly queries: readonly ProgrammedQuery[]
}

interface Wish {
  readonly what: 'read' | QueryKind
  readonly when: When
  /** The field's value, for `at`. */
  readonly at: string
}

type Ask = Pick<Wish, 'what'> & { readonly dueAt: number }

/** The form that programs the meter: what and when (now, tomorrow, at the end of each month of a year, or any time). */
export function ProgramCard({ supply, reads, queries }: ProgramCardProps) {
  const { t, format } = useLocale()
  const failureText = useProgramFailure()
  const { run, start, stop, retry, clear } = useBulk<Ask>(({ what, dueAt }) => program(supply, what, dueAt))
  const kindOf = (what: Wish['what']) => (what === 'read' ? 'read' : 'query')
  /** An identical pending item takes no further room. */
  const problemOfRoom = (what: Wish['what'], dues: readonly number[]) => {
    const waiting = what === 'read' ? reads.filter(({ done }) => !done) : queries.filter(({ done }) => !done)
    const same = new Set(waiting.filter((item) => !('kind' in item) || item.kind === what).map(({ at }) => at))
    const room = Math.max(0, MAX_PENDING - waiting.length)
    if (dues.filter((dueAt) => !same.has(dueAt)).length <= room) return undefined
    if (room === 0) return t(`programmed.full.${kindOf(what)}`, { most: format.number(MAX_PENDING) })
    return t('programmed.form.room', { count: room, most: format.number(MAX_PENDING) })
  }

  const { field, form, values } = useForm({
    draft: `program/${supply.cups}`,
    values: FIRST,
    check: ({ what, when, at }) => {
      const now = serverNowMs()
      const problem = when === 'at' ? dueDateProblem(instantTyped(at), now) : null
      return {
        at: problem === null ? undefined : t(`programmed.form.problem.${problem}`),
        when: problem === null ? problemOfRoom(what, duesOf(when, at, now)) : undefined,
      }
    },
    send: async ({ what, when, at }) => {
      clear()
      const asks = duesOf(when, at, serverNowMs()).map((dueAt) => ({ what, dueAt }))
      const [only] = asks
      if (only && asks.length === 1) await program(supply, what, only.dueAt)
      else await start(asks)
      return asks
    },
    onSent: ([first, ...more], { what, when }) => {
      if (!first || more.length > 0) return
      const messageKey = when === 'now' ? 'sentNow' : what === 'read' ? 'sentRead' : 'sentQuery'
      toast.success(t(`programmed.form.${messageKey}`, { moment: format.dateTime(first.dueAt) }))
    },
    again: 'asSent',
    freeToLeave: true,
  })

  const now = serverNowMs()
  const monthEndTimes = monthEnds(now)
  const today = localDate(now)
  return (
    <Card title={t('programmed.form.title')} subtitle={t('programmed.form.lead')}>
      <Stack gap={5}>
        <Form
          {...form}
          submit={t(values.when === 'now' ? 'programmed.form.askNow' : 'programmed.form.send')}
          failed={(failure) => failureText(failure, kindOf(values.what))}
        >
          <Grid min={18} gap={6}>
            <RadioGroup
              label={t('programmed.form.what')}
              options={[
                { value: 'read', label: t('programmed.kinds.read'), hint: t('programmed.form.noDelete') },
                ...QUERY_KINDS.map((kind) => ({
                  value: kind,
                  label: t(`programmed.kinds.${supply.generator && kind === 'power' ? 'powerOut' : kind}`),
                })),
              ]}
              {...field('what')}
            />
            <RadioGroup
              label={t('programmed.form.when')}
              options={[
                { value: 'now', label: t('programmed.form.now') },
                {
                  value: 'tomorrow',
                  label: t('programmed.form.tomorrow'),
                  hint: format.longDate(tomorrowAtEight(now)),
                },
                {
                  value: 'monthEnds',
                  label: t('programmed.form.monthEnds'),
                  hint: t('programmed.form.monthEndsHint', {
                    count: monthEndTimes.length,
                    from: format.date(monthEndTimes[0] ?? now),
                    to: format.date(monthEndTimes.at(-1) ?? now),
                  }),
                },
                { value: 'at', label: t('programmed.form.at') },
              ]}
              {...field('when')}
            />
          </Grid>
          {values.when === 'at' && (
            <DateTimeField
              label={t('programmed.form.moment')}
              withTime
              min={today}
              max={addDays(today, 366)}
              {...field('at')}
            />
          )}
        </Form>
        {run && (
          <BulkProgress
            run={run}
            doing={t('programmed.form.doing')}
            finished={t('programmed.form.finished', { count: run.total })}
            nameOf={({ dueAt }) => format.dateTime(dueAt)}
            onStop={stop}
            onRetry={() => void retry()}
            failureText={(error) => failureText(error, kindOf(values.what))}
          />
        )}
      </Stack>
    </Card>
  )
}

type When = 'now' | 'tomorrow' | 'monthEnds' | 'at'

const FIRST: Wish = { what: 'read', when: 'tomorrow', at: '' }

/** The instants of a choice, milliseconds since 1970. */
function duesOf(when: When, at: string, nowMs: number): readonly number[] {
  if (when === 'now') return [dueNow(nowMs)]
  if (when === 'tomorrow') return [tomorrowAtEight(nowMs)]
  return when === 'monthEnds' ? monthEnds(nowMs) : [instantTyped(at)]
}
