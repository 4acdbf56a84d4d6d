import type { ReactNode } from 'react'
import { Framed } from '#src/ui/layout/Framed.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'

/** The next steps, in the order to try them. */
export function NextSteps({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Framed title={title} titleSize="l">
      <NoteList ordered>{children}</NoteList>
    </Framed>
  )
}
