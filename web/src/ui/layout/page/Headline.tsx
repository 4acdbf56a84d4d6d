import type { ReactNode } from 'react'
import styles from './Headline.module.css'

type HeadlineProps = {
  /** The main number of the page: a `StatNumber` of size `hero`. */
  readonly figure: ReactNode
  /** The meaning of the number, in one sentence. */
  readonly sentence?: ReactNode
  /** Further content under the sentence. */
  readonly children?: ReactNode
}

/** The main number of a page with its meaning beside it, or below it on a phone. */
export function Headline({ figure, sentence, children }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      {figure}
      {(sentence || children) && (
        <div className={styles.words}>
          {sentence && <p className={styles.sentence}>{sentence}</p>}
          {children}
        </div>
      )}
    </div>
  )
}
