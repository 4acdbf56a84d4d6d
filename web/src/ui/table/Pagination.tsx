import { useLocale } from '#src/base/useLocale.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import styles from './Pagination.module.css'

type PaginationProps = {
  /** The name of the list, if a screen has several. */
  readonly of?: string | undefined
  /** The first and last row on screen, counted from 1. */
  readonly from: number
  readonly to: number
  readonly total: number
  /** Undefined on the first page. */
  readonly onPrevious: (() => void) | undefined
  /** Undefined on the last page. */
  readonly onNext: (() => void) | undefined
}

/** The range of rows on screen, with buttons for the previous and next page. */
export function Pagination({ of, from, to, total, onPrevious, onNext }: PaginationProps) {
  const { t, format } = useLocale()
  return (
    <nav className={styles.pages} aria-label={of ? `${t('uiShared.paging.label')}: ${of}` : t('uiShared.paging.label')}>
      <p aria-live="polite">
        {t('uiShared.paging.range', { from: format.number(from), to: format.number(to), total: format.number(total) })}
      </p>
      <IconButton
        icon="chevronLeft"
        label={t('uiShared.paging.previous')}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton icon="chevronRight" label={t('uiShared.paging.next')} disabled={!onNext} onClick={onNext} />
    </nav>
  )
}
