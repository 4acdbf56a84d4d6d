import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useEffect } from 'react'
import { generatePath, useLocation, useNavigate, useParams } from 'react-router-dom'

/** What stands in the link of a reminder. */
export interface ReminderLink {
  readonly hash: string
  readonly email: string
}

/**
 * The link that this screen was opened with; null where there is none, undefined while it is read. It is read once: the address then
 * stands without secret and e-mail, which stay in this entry of the history, so that a reload still knows them. Each address has a
 * screen of its own, so what is typed or filled in while the link is read would be lost.
 */
export function useReminderLink(): ReminderLink | null | undefined {
  const { hash = '', email = '' } = useParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const inAddress = hash !== READ.hash
  useEffect(() => {
    if (!inAddress) return
    void navigate(generatePath(paths.changePasswordByLink, READ), { replace: true, state: { hash, email } })
  }, [inAddress, hash, email, navigate])
  return inAddress ? undefined : linkOf(state)
}

/** What stands in the address afterwards. */
const READ = { hash: 'link', email: 'read' }

function linkOf(state: unknown): ReminderLink | null {
  if (typeof state !== 'object' || state === null || !('hash' in state) || !('email' in state)) return null
  const { hash, email } = state
  return typeof hash === 'string' && typeof email === 'string' ? { hash, email } : null
}
