import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { classNames } from '#src/base/classNames.ts'
import styles from './LinkCard.module.css'

type LinkCardProps = {
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A card that is a link as a whole: its `CardLink`. */
export function LinkCard({ className, children }: LinkCardProps) {
  return <article className={classNames(styles.card, className)}>{children}</article>
}

/** The link of a `LinkCard`. */
export function CardLink({ className, ...link }: ComponentProps<typeof Link>) {
  return <Link className={classNames(styles.link, className)} {...link} />
}
