import { deferred } from '#src/base/deferred.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { LeaveGuard } from '#src/ui/form/LeaveGuard.tsx'
import { SentLinkOpener } from './SentLinkOpener.tsx'
import { SessionTimeoutDialog } from './SessionTimeoutDialog.tsx'
import { SlowCallNotice } from './SlowCallNotice.tsx'

const AppAttendants = deferred(async () => (await import('./AppAttendants.tsx')).AppAttendants, 'parts', 'mobile')

/** What waits beside every screen until it is needed. It loads when the first page stands. */
export function Attendants() {
  return (
    <>
      <SessionTimeoutDialog />
      <LeaveGuard />
      <SentLinkOpener />
      <SlowCallNotice />
      {window.acometidaShell && <AppAttendants />}
      <ToastRegion />
    </>
  )
}
