import { type ReactNode, useId } from 'react'
import styles from './layout.module.css'

type FramedProps = {
  readonly title: string
  readonly titleSize?: 'm' | 'l' | undefined
  readonly children: ReactNode
}

/** A section in a frame: advice beside what the page is for. */
export function Framed({ title, titleSize = 'm', children }: FramedProps) {
  const titleId = useId()
  return (
    <section className={styles.framed} aria-labelledby={titleId}>
      <h2 style={{ fontSize: `var(--size-${titleSize})` }} id={titleId}>
        {title}
      </h2>
      {children}
    </section>
  )
}
