import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { CopyWorldButton } from '#room/parts/CopyWorldButton.tsx'

/** Says that a world does not count coverage, and makes a copy that does. */
export function CountingCopy({ world }: { readonly world: string }) {
  const copy = { from: world, label: `${world}, counting`, coverage: true }
  return (
    <EmptyState
      icon="chart"
      title={`World ${world} does not count`}
      action={
        <CopyWorldButton copy={copy} screen="contract" variant="primary">
          Make a counting copy
        </CopyWorldButton>
      }
      text="Only a world made with coverage counts which codes its calls were answered with. A copy counts from now on."
    />
  )
}
