import type { ReactNode } from 'react'

/**
 * Stands where a screen will be whose code is still on its way. The frames hide what would be pushed away when it
 * arrives.
 */
export function ScreenPlaceholder({ children }: { readonly children?: ReactNode }) {
  return <div data-arriving>{children}</div>
}
