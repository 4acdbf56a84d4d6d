import type { ReactNode } from 'react'
import styles from './Headline.module.css'

type HeadlineProps = {
  /** The number that the page is about: a `StatNumber` of size `hero`. */
  readonly figure: ReactNode
  /** What the number means, in one sentence. */
  readonly sentence?: ReactNode
  /** What more there is to say, under the sentence. */
  readonly children?: ReactNode
}

/** The number that matters and, beside it, what it means. On a phone one stands above the other. */
export function Headline({ figure, sentence, children }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      {figure}
      <div className={styles.words}>
        {sentence && <p className={styles.sentence}>{sentence}</p>}
        {children}
      </div>
    </div>
  )
}
