import { useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ErrorState } from '#src/ui/feedback/ErrorState.tsx'
import { LoadingOverlay } from '#src/ui/feedback/LoadingOverlay.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { Tabs } from '#src/ui/layout/Tabs.tsx'
import styles from './DevUiScreen.module.css'

const SHAPES = ['cards', 'table', 'chart', 'form', 'text', 'page'] as const

export function DevUiStates() {
  const [shape, setShape] = useState<(typeof SHAPES)[number]>('cards')
  return (
    <>
      <Card>
        <EmptyState
          icon="bill"
          title="Todavía no hay facturas"
          action={<Button variant="secondary">Ver los suministros</Button>}
          text="Las facturas de sus trámites aparecen aquí el día que se emiten."
        />
      </Card>
      <Card>
        <ErrorState onRetry={() => undefined} reference="0-k3v9x2m7q4t8w1z-12" />
      </Card>
      <Tabs
        label="Esqueletos"
        tabs={SHAPES.map((id) => ({ id, label: id, badge: id === 'table' ? 4 : undefined }))}
        selected={shape}
        onSelect={setShape}
      >
        <SkeletonLayout of={shape} count={shape === 'chart' ? 12 : 3} />
      </Tabs>
      <div className={styles.waiting}>
        <LoadingOverlay label="Confirmando el pago" />
      </div>
    </>
  )
}
