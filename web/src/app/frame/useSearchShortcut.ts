import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre, type Role } from '@acometida/api-spec/rules/person/roles'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Ctrl-K opens the search for staff on any page, with an empty, focused box. */
export function useSearchShortcut(roles: readonly Role[]): void {
  const navigate = useNavigate()
  const staff = isRestrictedCallCentre(roles)
  // What is in view listens: an effect would come after the screen was painted.
  useLayoutEffect(() => {
    if (!staff) return
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      // An open dialog has priority.
      if (!document.querySelector('dialog[open]')) void navigate(paths.searchUser)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [staff, navigate])
}
