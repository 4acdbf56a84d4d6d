import type { ReactNode } from 'react'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { PageHeader } from './PageHeader.tsx'

type LinkQuestionProps = {
  readonly title: string
  readonly lead: string
  /** What the act is about. */
  readonly children?: ReactNode
  /** The buttons that act. */
  readonly actions: ReactNode
}

/**
 * The page of a mailed link that changes something. Opening the link changes nothing: mail scanners open links and run
 * their scripts, and Back returns here. The person presses a button.
 */
export function LinkQuestion({ title, lead, children, actions }: LinkQuestionProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} />
      {children}
      <ActBar>{actions}</ActBar>
    </>
  )
}
