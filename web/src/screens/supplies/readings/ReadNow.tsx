import { MAX_PENDING } from '@acometida/api-spec/rules/time/dueDate'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { CreateProgrammedReadFailure } from '#src/api/generated/api.ts'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { serverNowMs } from '#src/base/clock.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { dueNow } from '#src/domain/supply/meter/dueTimes.ts'
import { program } from '#src/domain/supply/meter/programmed.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type ReadNowProps = {
  readonly supply: Supply
  /** A read is due, and the meter has not answered. */
  readonly late: boolean
  /** There has been a read before. */
  readonly wasRead?: boolean
}

/** A button that reads the meter now. */
export function ReadNow({ supply, late, wasRead = false }: ReadNowProps) {
  const { t, format } = useLocale()
  const online = useOnline()
  // A delayed read would measure another moment, so it fails at once when offline.
  const read = useMutationOf(() => program(supply, 'read', dueNow(serverNowMs())))
  const isFull = refusedFields(failureOf<CreateProgrammedReadFailure>(read.error), { 'body/meterId': {} }) !== undefined
  return (
    <Stack gap={4} align="start">
      {late && <Banner>{t('readings.now.late')}</Banner>}
      {/* The button stays during the read and keeps the focus. */}
      <Button
        variant={wasRead ? 'secondary' : 'primary'}
        icon={wasRead ? 'refresh' : 'meter'}
        reads
        loading={read.isPending}
        aria-disabled={late || undefined}
        disabled={!online}
        onClick={() => late || read.mutate()}
      >
        {t(read.isPending ? 'readings.now.reading' : wasRead ? 'readings.now.again' : 'readings.now.read')}
      </Button>
      {!online && <p className="muted">{t('readings.now.offline')}</p>}
      {read.isError && (
        <Banner tone="error">
          {isFull ? t('readings.now.full', { most: format.number(MAX_PENDING) }) : errorText(t, read.error)}
        </Banner>
      )}
    </Stack>
  )
}
