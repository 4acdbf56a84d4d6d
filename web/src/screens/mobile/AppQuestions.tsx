import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { hasDashboard } from '@acometida/api-spec/rules/navigation/navigation'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from '#src/base/store.ts'
import { useAffectedSupplies } from '#src/domain/outage/affectedSupplies.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { biometryOfferStore } from '#src/session/login/biometryOffer.ts'
import { type Session, useSessionState } from '#src/session/tokens/session.store.ts'
import type { MobileShell } from '#src/shell/mobileShell.ts'
import { BiometryOfferDialog } from './BiometryOfferDialog.tsx'
import { RatingDialog, type RatingDialogProps } from './RatingDialog.tsx'
import { useRatingAsked } from './useRatingAsked.ts'

/** The dialogs that the app opens by itself, one at a time, for signed-in users. */
export function AppQuestions({ shell }: { readonly shell: MobileShell }) {
  const { pathname } = useLocation()
  const state = useSessionState()
  if (state.status !== 'open' || state.session.gdprPending || UNDISTURBED.has(pathname)) return null
  return <InArea key={state.session.userId} shell={shell} session={state.session} />
}

function InArea({ shell, session }: { readonly shell: MobileShell; readonly session: Session }) {
  const offer = useStore(biometryOfferStore)
  const { isAsking, close } = useRatingAsked(session)
  if (offer) return <BiometryOfferDialog shell={shell} offer={offer} />
  return isAsking && <RatingWithPower shell={shell} userId={session.userId} onClose={close} />
}

/**
 * Asks for a rating only if no supply is without power. With more supplies than a dashboard has, this is not checked.
 */
function RatingWithPower(rating: RatingDialogProps) {
  const supplies = useSupplies().data ?? []
  const { affected, isLoading, failed } = useAffectedSupplies(hasDashboard(supplies.length) ? supplies : [])
  const [open, setOpen] = useState(false)
  const powered = !isLoading && failed === null && affected.every(({ kind }) => kind === 'planned')
  // Once open it stays.
  if (powered && !open) setOpen(true)
  return open && <RatingDialog {...rating} />
}

/** Pages that already ask or show something. */
const UNDISTURBED: ReadonlySet<string> = new Set([paths.root, paths.login, paths.gdpr, paths.versionEnforcer])
