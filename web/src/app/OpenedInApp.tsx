import { safeInternalPath } from '@acometida/api-spec/rules/internalPath'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { isClientPath } from '@acometida/api-spec/rules/clientPaths'
import type { MobileShell } from '#src/shell/mobileShell.ts'

/**
 * Leads an address that the system opens the app with, and a push message that was tapped, to their page inside the
 * app.
 */
export function OpenedInApp({ shell }: { readonly shell: MobileShell }) {
  const navigate = useNavigate()
  useEffect(() => {
    const go = (path: string | undefined) => {
      const safe = safeInternalPath(path, isClientPath)
      if (safe !== undefined) void navigate(safe)
    }
    const stops = [shell.onAddress?.((address) => go(pathOf(address))), shell.onNotice?.(go)]
    return () => {
      for (const stop of stops) stop?.()
    }
  }, [shell, navigate])
  return null
}

/**
 * The page that an address means: whoever it is of, only its path counts here, and so nothing leads out of the app. The
 * secret of a message's link stands behind its fragment, with the page (see secretLink.ts).
 */
function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, pathname, search, hash } = new URL(address)
  if (protocol !== 'https:') return undefined
  return pathname === '/' && hash.startsWith('#/') ? hash.slice(1) : pathname + search + hash
}
