import { Queries } from '#src/api/query/Queries.tsx'
import { AppQuestions } from '#src/screens/mobile/AppQuestions.tsx'
import { OpenedInApp } from './notices/OpenedInApp.tsx'
import { VersionGate } from '#src/screens/mobile/VersionGate.tsx'

/** Background parts of every screen in the mobile app. */
export function AppAttendants() {
  const shell = window.acometidaShell
  if (!shell) return null
  return (
    <Queries>
      <OpenedInApp shell={shell} />
      <VersionGate shell={shell} />
      <AppQuestions shell={shell} />
    </Queries>
  )
}
