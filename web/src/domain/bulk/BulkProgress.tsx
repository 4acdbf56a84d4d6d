import { errorText } from '#src/api/call/errorText.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { ProgressBar } from '#src/ui/feedback/ProgressBar.tsx'
import styles from './BulkProgress.module.css'
import type { BulkRun } from './useBulk.ts'

type BulkProgressProps<Item> = {
  readonly run: BulkRun<Item>
  /** The share that is done, from 0 to 1, where the items are few and long. By default it is counted in items. */
  readonly share?: number | undefined
  /** The text during the run: "Descargando curvas". */
  readonly doing: string
  /** The text after a complete run. */
  readonly finished: string
  readonly nameOf: (item: Item) => string
  readonly onStop: () => void
  readonly onRetry: () => void
  /** The text of a failure. Undefined for that of its code. */
  readonly failureText?: (error: unknown) => string | undefined
}

/** The progress of a bulk operation and, after its end, the failed items with their reasons. */
export function BulkProgress<Item>(props: BulkProgressProps<Item>) {
  const { run, share, doing, finished, nameOf, onStop, onRetry, failureText } = props
  const { t, format } = useLocale()
  const { state, total, done, failed } = run
  const settled = done.length + failed.length
  const counts = { done: format.number(done.length), total: format.number(total) }

  if (state === 'running')
    return (
      <div className={styles.running}>
        <ProgressBar label={doing} value={share ?? settled} max={share === undefined ? total : 1}>
          {t('bulk.progress', { done: format.number(settled), total: counts.total })}
        </ProgressBar>
        <Button size="small" variant="quiet" icon="close" onClick={onStop}>
          {t('bulk.stop')}
        </Button>
      </div>
    )
  if (failed.length === 0)
    return (
      <Banner tone={state === 'finished' ? 'success' : 'info'}>
        {state === 'finished' ? finished : t('bulk.stopped', counts)}
      </Banner>
    )
  return (
    <Banner
      tone="warning"
      title={t('bulk.failed', { ...counts, count: failed.length, failed: format.number(failed.length) })}
      actions={
        <Button size="small" icon="refresh" onClick={onRetry}>
          {t('bulk.retry')}
        </Button>
      }
    >
      <ul className={styles.failures}>
        {failed.map(({ item, error }) => (
          <li key={nameOf(item)}>
            <strong>{nameOf(item)}</strong>: {failureText?.(error) ?? errorText(t, error)}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
