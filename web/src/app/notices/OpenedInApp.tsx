import { isClientPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import type { MobileShell } from '#src/shell/mobileShell.ts'

/** Navigates to the pages of addresses with which the system opens the app, and of tapped push messages. */
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
 * The path of an address. The host does not matter, so nothing leads out of the app. A secret link has its path and
 * secret behind the fragment (see secretLink.ts).
 */
function pathOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { protocol, pathname, search, hash } = new URL(address)
  if (protocol !== 'https:') return undefined
  return pathname === '/' && hash.startsWith('#/') ? hash.slice(1) : pathname + search + hash
}
