import { type ReactNode, useId } from 'react'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import styles from './NextSteps.module.css'

/** The next steps, in the order to try them. */
export function NextSteps({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <NoteList ordered>{children}</NoteList>
    </section>
  )
}
