import { useTranslation } from 'react-i18next'
import { Skeleton } from './Skeleton.tsx'
import styles from './SkeletonLayout.module.css'

export type SkeletonLayoutProps = {
  /** The expected layout: text lines, cards in a grid, rows of a table, a chart, a form, a page with its title. */
  readonly of: 'text' | 'cards' | 'table' | 'chart' | 'form' | 'page'
  /** Lines, cards, rows or fields. */
  readonly count?: number | undefined
}

/** The placeholder of loading content, so that nothing shifts when it arrives. */
export function SkeletonLayout({ of, count = 4 }: SkeletonLayoutProps) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite" data-skeleton className={styles.layout}>
      <span className="visually-hidden">{t('common.loading')}</span>
      <div aria-hidden="true" className={styles[of]}>
        {of === 'page' ? <PageShape /> : shapes(count).map((index) => <Shape key={index} of={of} index={index} />)}
      </div>
    </div>
  )
}

function Shape({ of, index }: { readonly of: Exclude<SkeletonLayoutProps['of'], 'page'>; readonly index: number }) {
  switch (of) {
    case 'text':
      return <Skeleton width={WIDTHS[index % WIDTHS.length]} />
    case 'cards':
      return (
        <div className={styles.card}>
          <Skeleton width="45%" />
          <Skeleton width="65%" height="2.25rem" />
          <Skeleton width="80%" />
        </div>
      )
    case 'table':
      return (
        <div className={styles.row}>
          <Skeleton width={WIDTHS[index % WIDTHS.length]} />
          <Skeleton width="70%" />
          <Skeleton width="40%" />
        </div>
      )
    case 'chart':
      return <Skeleton height={`${HEIGHTS[index % HEIGHTS.length]}%`} />
    case 'form':
      return (
        <div className={styles.field}>
          <Skeleton width="30%" />
          <Skeleton height="2.75rem" />
        </div>
      )
  }
}

function PageShape() {
  return (
    <>
      <Skeleton width="16rem" height="2.25rem" />
      <Skeleton width="24rem" />
      <div className={styles.cards}>
        {shapes(3).map((index) => (
          <Shape key={index} of="cards" index={index} />
        ))}
      </div>
    </>
  )
}

const WIDTHS = ['92%', '78%', '85%', '64%'] as const
const HEIGHTS = [38, 52, 44, 70, 88, 62, 49, 76, 95, 58, 41, 66] as const

function shapes(count: number) {
  return Array.from({ length: count }, (_, index) => index)
}
