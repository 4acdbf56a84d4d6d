import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useLocation } from 'react-router-dom'
import { useStore } from '#src/api/store.ts'
import { biometryOfferStore } from '#src/session/biometryOffer.ts'
import { useSessionState } from '#src/session/session.store.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { BiometryOfferDialog } from './BiometryOfferDialog.tsx'

/** What the app asks of its own accord, one thing at a time, of whoever is in their area. */
export function AppQuestions({ shell }: { readonly shell: MobileShell }) {
  const { pathname } = useLocation()
  const state = useSessionState()
  const offer = useStore(biometryOfferStore)
  if (state.status !== 'open' || state.session.gdprPending || UNDISTURBED.has(pathname)) return null
  if (offer) return <BiometryOfferDialog shell={shell} offer={offer} />
  return null
}

/** Where something is being asked or shown already. */
const UNDISTURBED: ReadonlySet<string> = new Set([paths.root, paths.login, paths.gdpr, paths.versionEnforcer])
