import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import type { ReconnectDialog } from './ReconnectDialog.tsx'

/** The dialog, which loads when it first opens. */
export function LazyReconnectDialog(props: ComponentProps<typeof ReconnectDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}

const Dialog = lazyPart(async () => (await import('./ReconnectDialog.tsx')).ReconnectDialog)
