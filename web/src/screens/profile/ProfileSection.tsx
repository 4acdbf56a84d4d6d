import { type ReactNode, useId } from 'react'
import { Card } from '#src/ui/layout/Card.tsx'
import styles from './ProfileSection.module.css'

type ProfileSectionProps = {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A section of the profile: its subject at the side, its content on a card. */
export function ProfileSection({ title, lead, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.about}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <p className={styles.lead}>{lead}</p>
      </header>
      <Card>{children}</Card>
    </section>
  )
}
