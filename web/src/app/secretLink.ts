import { safeInternalPath } from '@acometida/api-spec/rules/internalPath'

/** Opens the page that the link of a message names behind its fragment, where no server sees the secret in it. */
export function openSecretLink(): void {
  if (location.pathname !== '/') return
  const path = safeInternalPath(location.hash.slice(1), () => true)
  if (path !== undefined) history.replaceState(null, '', path)
}
