import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre, type Role } from '@acometida/api-spec/rules/person/roles'
import { useNavigate } from 'react-router-dom'
import { useKeyDown } from '#src/base/useKeys.ts'

/** Ctrl-K opens the search for staff on any page, with an empty, focused box. */
export function useSearchShortcut(roles: readonly Role[]): void {
  const navigate = useNavigate()
  useKeyDown((event) => {
    if (!isRestrictedCallCentre(roles)) return
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    // An open dialog has priority.
    if (!document.querySelector('dialog[open]')) void navigate(paths.searchUser)
  })
}
