import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { SkeletonLayout } from './SkeletonLayout.tsx'

type ReportSkeletonProps = {
  /** The content of the card. A chart by default. */
  readonly of?: keyof typeof COUNTS | undefined
}

/** The placeholder of a loading report: its headline, and a card below it. */
export function ReportSkeleton({ of = 'chart' }: ReportSkeletonProps) {
  return (
    <Stack gap={6}>
      <SkeletonLayout of="cards" count={1} />
      <Card>
        <SkeletonLayout of={of} count={COUNTS[of]} />
      </Card>
    </Stack>
  )
}

/** The number of rows that fill a window. */
const COUNTS = { chart: 24, table: 12, text: 10 } as const
