import { Card } from '#src/ui/Card.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { FreshnessStamp } from '#src/ui/FreshnessStamp.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { StatNumber } from '#src/ui/StatNumber.tsx'

export function DevUiData() {
  return (
    <>
      <Card>
        <StatNumber size="hero" label="Consumo de febrero" value="273,41" unit="kWh">
          8,2 % menos que en febrero de 2025
        </StatNumber>
        <FreshnessStamp until="2026-03-12" estimatedPercent={8} />
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
