import { type ReactNode, type RefObject } from 'react'
import { useKeys } from '#src/base/useKeys.ts'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import type { Display } from './consumptionView.ts'
import styles from './CurveFrame.module.css'

type CurveFrameProps = {
  readonly title: string
  /** The card element, for further key handlers. */
  readonly card: RefObject<HTMLElement | null>
  readonly show: Display
  readonly onShow: (show: 'chart' | 'table') => void
  /** The controls above the content, or under a chart that should be seen at once. */
  readonly tools?: ReactNode
  readonly toolsBelow?: boolean | undefined
  /** The last local date with data, if it is known. */
  readonly until: string | undefined
  /** Notes under the content. */
  readonly notes?: ReactNode
  /** Keyboard and mouse help, for devices with either. */
  readonly hint: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** A card with curves as charts or tables. T switches between them while the focus is inside. */
export function CurveFrame(props: CurveFrameProps) {
  const { title, card, show, onShow, tools, toolsBelow = false, until, notes, hint, actions, children } = props
  const flip = () => {
    onShow(show === 'table' ? 'chart' : 'table')
    // The focused element disappears with its view.
    card.current?.focus()
  }
  useKeys({ t: flip }, card)
  const toolbar = tools && <div className={styles.tools}>{tools}</div>
  return (
    <section className={styles.card} ref={card} tabIndex={-1} aria-label={title}>
      {!toolsBelow && toolbar}
      {children}
      {toolsBelow && toolbar}
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
