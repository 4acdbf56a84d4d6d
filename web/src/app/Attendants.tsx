import { lazyScreen } from '#src/api/lazyScreen.ts'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { LeaveGuard } from '#src/ui/form/kit/LeaveGuard.tsx'
import { SentLinkOpener } from './notices/SentLinkOpener.tsx'
import { SessionTimeoutDialog } from './notices/SessionTimeoutDialog.tsx'
import { SlowCallNotice } from './notices/SlowCallNotice.tsx'

const AppAttendants = lazyScreen(async () => (await import('./AppAttendants.tsx')).AppAttendants, 'idle')

/** Background parts of every screen: dialogs and guards that show when needed. Loads after the first page. */
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
