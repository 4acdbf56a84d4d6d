import { type ReactNode, type RefObject } from 'react'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import type { Show } from '#src/screens/supplies/consumption/consumptionView.ts'
import { useKeys } from '#src/base/useKeys.ts'
import styles from './CurveFrame.module.css'

type CurveFrameProps = {
  readonly title: string
  /** The card element, for further key handlers. */
  readonly card: RefObject<HTMLElement | null>
  readonly show: Show
  readonly onShow: (show: 'chart' | 'table') => void
  /** The controls above the content. */
  readonly tools: ReactNode
  /** The last local date with data. */
  readonly until: string
  /** Notes under the content. */
  readonly notes?: ReactNode
  /** Keyboard and mouse help, for devices with either. */
  readonly hint: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A card with curves as charts or tables. T switches between them while the focus is inside. */
export function CurveFrame(props: CurveFrameProps) {
  const { title, card, show, onShow, tools, until, notes, hint, actions, children } = props
  const flip = () => {
    onShow(show === 'table' ? 'chart' : 'table')
    // The focused element disappears with its view.
    card.current?.focus()
  }
  useKeys({ t: flip }, card)
  return (
    <section className={styles.card} ref={card} tabIndex={-1} aria-label={title}>
      <div className={styles.tools}>{tools}</div>
      {children}
      <footer className={styles.footer}>
        <div className={styles.notes}>
          <FreshnessStamp until={until} />
          {notes}
          <p className={styles.hint}>{hint}</p>
        </div>
        {actions}
      </footer>
    </section>
  )
}
