import { Card } from '#src/ui/layout/Card.tsx'
import { Waterfall } from '#src/ui/chart/Waterfall.tsx'

export function DevUiCharts() {
  return (
    <>
      <Card title="De una factura a la siguiente">
        <Waterfall
          start={{ name: 'Factura de febrero', cents: 4820 }}
          steps={[
            { name: 'Tres días más', cents: 61 },
            { name: 'Energía en punta (31 kWh más)', cents: 302 },
            { name: 'Energía en llano', cents: -48 },
            { name: 'Energía en valle', cents: 0 },
            { name: 'Potencia contratada, dos meses a 4,6 kW', cents: -15 },
            { name: 'Impuesto sobre la electricidad', cents: 15 },
            { name: 'IVA', cents: 97 },
          ]}
          end="Factura de marzo"
          summary="La factura de marzo sube 4,12 €: 3,02 por 31 kWh más en punta, 0,61 por tres días más y 0,49 de lo demás."
        />
      </Card>
      <Card title="Con saldo a favor">
        <Waterfall
          start={{ name: 'Factura de mayo', cents: 1240 }}
          steps={[
            { name: 'Compensación de excedentes', cents: -1895 },
            { name: 'Energía', cents: 310 },
          ]}
          end="Factura de junio"
          summary="La factura de junio queda en 3,45 € a su favor."
        />
      </Card>
      <Card title="Sin cambios">
        <Waterfall
          start={{ name: 'Factura de enero', cents: 1240 }}
          steps={[]}
          end="Factura de febrero"
          summary="La factura de febrero es igual que la de enero."
        />
      </Card>
    </>
  )
}
