import { useState } from 'react'
import { EnergyChart } from '#src/ui/chart/energy/EnergyChart.tsx'
import { StackedColumns } from '#src/ui/chart/StackedColumns.tsx'
import { FreshnessStamp } from '#src/ui/feedback/FreshnessStamp.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import type { Column } from '#src/ui/table/column.type.ts'
import { DataTable } from '#src/ui/table/DataTable.tsx'
import { demoBills, demoDays, demoHours, demoReadings, type DemoReading } from './demoEnergy.ts'

export function DevUiData() {
  const [zoomed, setZoomed] = useState('')
  return (
    <>
      <Card title="Consumo por horas" subtitle={zoomed} actions={<FreshnessStamp until="2026-03-12" />}>
        <EnergyChart
          series={[
            { name: 'Consumo', kind: 'consumption', points: demoHours(2, 1) },
            { name: 'Hace un año', kind: 'comparison', points: demoHours(2, 0.82) },
          ]}
          unit="kWh"
          granularity="hour"
          summary="El 11 y 12 de marzo de 2026 consumió 16,4 kWh, un 18 % más que los mismos días de la semana de 2025."
          periodBands
          onZoom={({ from, to }) => setZoomed(`${from}–${to}`)}
        />
      </Card>
      <Card title="Consumo y generación por días">
        <EnergyChart
          series={[
            { name: 'Consumo', kind: 'consumption', points: demoDays(21, 1) },
            { name: 'Generación', kind: 'generation', points: demoDays(21, 0.6) },
            { name: 'Excedente', kind: 'surplus', points: demoDays(21, 0.3) },
          ]}
          unit="kWh"
          granularity="day"
          summary="Del 20 de febrero al 12 de marzo de 2026, sus placas dieron el 60 % de lo que consumió."
        />
      </Card>
      <Card title="Energía de cada factura">
        <StackedColumns
          columns={demoBills()}
          unit="kWh al día"
          summary="En marzo gastó 8,2 kWh al día, 0,8 menos que en enero; la mitad, en valle."
        />
      </Card>
      <Card title="Lecturas">
        <DataTable
          caption="Lecturas del contador"
          columns={READINGS}
          rows={demoReadings()}
          rowId={({ id }) => id}
          pageSize={5}
          initialSort={{ columnId: 'date', descending: true }}
        />
      </Card>
      <Card>
        <StatNumber size="hero" label="Consumo de febrero" value="273,41" unit="kWh">
          8,2 % menos que en febrero de 2025
        </StatNumber>
        <FreshnessStamp until="2026-03-12" />
      </Card>
      <Grid min={13}>
        <Card>
          <StatNumber label="Potencia contratada" value="4,60" unit="kW" />
        </Card>
        <Card tone="attention" title="Factura pendiente" subtitle="Vence el 30 mar 2026">
          <StatNumber size="medium" label="Importe" value="48,20" unit="€" />
        </Card>
      </Grid>
      <Card title="Suministro">
        <DescriptionList
          items={[
            { term: 'CUPS', value: 'ES0022000000000001FB1P' },
            { term: 'Dirección', value: 'Rúa do Vilar 12, 3.º B, Santiago de Compostela' },
            { term: 'Tarifa', value: '2.0TD' },
          ]}
        />
      </Card>
    </>
  )
}

const READINGS: readonly Column<DemoReading>[] = [
  { id: 'date', header: 'Fecha', heading: true, cell: ({ on }) => on, sortBy: ({ on }) => on },
  { id: 'kind', header: 'Tipo', cell: ({ kind }) => <Tag tone={kind === 'Real' ? 'success' : 'neutral'}>{kind}</Tag> },
  { id: 'kwh', header: 'Energía', align: 'end', cell: ({ kwh }) => `${kwh} kWh`, sortBy: ({ kwh }) => kwh },
]
