import type { ReactNode } from 'react'
import { useSessionState } from '#src/session/tokens/session.store.ts'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

type SupportPageProps = {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** A page for everybody: the visitors' frame has its own column, that of a session needs one. */
export function SupportPage({ title, lead, children }: SupportPageProps) {
  const { status } = useSessionState()
  const content = (
    <>
      <PageHeader title={title} lead={lead} />
      {children}
    </>
  )
  return status === 'visitor' ? content : <Page width="narrow">{content}</Page>
}
