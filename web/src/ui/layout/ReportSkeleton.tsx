import { Card } from './Card.tsx'
import { SkeletonLayout } from './SkeletonLayout.tsx'
import { Stack } from './Stack.tsx'

/** The layout of a report that is loading: its headline, and a card with a chart. */
export function ReportSkeleton() {
  return (
    <Stack gap={6}>
      <SkeletonLayout of="cards" count={1} />
      <Card>
        <SkeletonLayout of="chart" count={24} />
      </Card>
    </Stack>
  )
}
