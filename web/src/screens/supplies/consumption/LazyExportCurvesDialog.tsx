import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import type { ExportCurvesDialog } from './ExportCurvesDialog.tsx'

/** The dialog, which loads when it first opens. */
export function LazyExportCurvesDialog(props: ComponentProps<typeof ExportCurvesDialog>) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  )
}

const Dialog = lazyPart(async () => (await import('./ExportCurvesDialog.tsx')).ExportCurvesDialog)
