import { NotFoundScreen } from '#src/screens/support/NotFoundScreen.tsx'
import { useSessionState } from '#src/session/session.store.ts'
import { Page } from '#src/ui/layout/Page.tsx'
import { PublicArea } from './PublicArea.tsx'
import { LazySignedInFrame } from './LazySignedInFrame.ts'

/** The page for unknown addresses, in the frame of whoever comes to it. */
export function NotFoundArea() {
  const state = useSessionState()
  if (state.status === 'visitor') {
    return (
      <PublicArea>
        <NotFoundScreen />
      </PublicArea>
    )
  }
  return (
    <LazySignedInFrame>
      <Page width="narrow">
        <NotFoundScreen />
      </Page>
    </LazySignedInFrame>
  )
}
