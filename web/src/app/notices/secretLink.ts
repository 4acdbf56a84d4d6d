import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'

/** Opens the page that a message's link names behind its fragment. The fragment keeps the secret from every server. */
export function openSecretLink(): void {
  if (location.pathname !== '/') return
  const path = safeInternalPath(location.hash.slice(1), () => true)
  if (path !== undefined) history.replaceState(null, '', path)
}
