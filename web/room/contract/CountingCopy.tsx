import { useNavigate } from 'react-router-dom'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { useMakeWorld } from '#room/api/useMakeWorld.ts'
import { worldPath } from '#room/parts/worldPath.ts'

/** Says that a world does not count coverage, and makes a copy that does. */
export function CountingCopy({ world }: { readonly world: string }) {
  const create = useMakeWorld()
  const navigate = useNavigate()
  const make = () =>
    create.mutate(
      { from: world, label: `${world}, counting`, coverage: true, watch: true },
      { onSuccess: ({ id }) => void navigate(worldPath(id, 'contract')) },
    )
  return (
    <EmptyState
      icon="chart"
      title={`World ${world} does not count`}
      action={
        <Button variant="primary" loading={create.isPending} reads onClick={make}>
          Make a counting copy
        </Button>
      }
    >
      Only a world made with coverage counts which codes its calls were answered with. A copy counts from now on.
    </EmptyState>
  )
}
