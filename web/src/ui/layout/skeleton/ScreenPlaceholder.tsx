import type { ReactNode } from 'react'

/** The placeholder of a screen whose code is loading. The frames hide what would shift when it arrives. */
export function ScreenPlaceholder({ children }: { readonly children?: ReactNode }) {
  return <div data-arriving>{children}</div>
}
