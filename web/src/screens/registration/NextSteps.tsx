import { Children, type ReactNode, useId } from 'react'
import styles from './NextSteps.module.css'

/** What somebody can do now, in the order in which to try it. */
export function NextSteps({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <ol className={styles.steps}>
        {Children.map(children, (step) => (
          <li>{step}</li>
        ))}
      </ol>
    </section>
  )
}
