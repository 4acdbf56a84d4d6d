import { AppQuestions } from '#src/screens/mobile/AppQuestions.tsx'
import { VersionGate } from '#src/screens/mobile/VersionGate.tsx'
import { OpenedInApp } from './notices/OpenedInApp.tsx'

/** Background parts of every screen in the mobile app. */
export function AppAttendants() {
  const shell = window.acometidaShell
  if (!shell) return null
  return (
    <>
      <OpenedInApp shell={shell} />
      <VersionGate shell={shell} />
      <AppQuestions shell={shell} />
    </>
  )
}
