import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isAtEntry } from '#src/app/historyEntry.ts'
import { forgetLastPath, storeSharedLink, homeTarget } from '#src/session/homeTarget.ts'
import type { Session } from '#src/session/tokens/session.store.ts'
import { useSupplyCount } from '#src/session/useSupplyCount.ts'
import { Opening } from './Root.tsx'

/** Redirects a session to its home page, which may depend on its supplies. */
export function Home({ session }: { readonly session: Session }) {
  const supplyCount = useSupplyCount(session)
  if (supplyCount === undefined) return <Opening />
  return <GoHome session={session} supplyCount={supplyCount} />
}

function GoHome({ session, supplyCount }: { readonly session: Session; readonly supplyCount: number }) {
  const { search, key } = useLocation()
  const navigate = useNavigate()
  // Computed once, because the redirect consumes the stored last path.
  const [target] = useState(() => homeTarget({ session, search, supplyCount }))
  useEffect(() => {
    // After a press on Back the browser is at another history entry, which must not be replaced.
    if (!isAtEntry(key)) return
    forgetLastPath()
    storeSharedLink(session, search)
    void navigate(target, { replace: true })
  }, [navigate, target, session, search, key])
  return null
}
