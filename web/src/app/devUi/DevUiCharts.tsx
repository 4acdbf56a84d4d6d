import { HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { localDateTime } from '@acometida/api-spec/rules/time/localTime'
import { EventStrip } from '#src/ui/chart/EventStrip.tsx'
import type { HeatHour } from '#src/ui/chart/heatMap.grid.ts'
import { HeatMap } from '#src/ui/chart/HeatMap.tsx'
import { ScatterLimit } from '#src/ui/chart/ScatterLimit.tsx'
import { ValidityChart } from '#src/ui/chart/ValidityChart.tsx'
import { Waterfall } from '#src/ui/chart/Waterfall.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

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
      <Card title="Contratos del suministro">
        <ValidityChart
          header="Contrato"
          today="2026-03-14"
          lines={[
            {
              name: 'Comercializadora de Referencia del Noroeste, S. A.',
              lives: [
                { from: '2017-05-02', to: '2019-11-30' },
                { from: '2021-06-15', to: '2023-01-31' },
              ],
            },
            {
              name: 'Enerxía Galega',
              lives: [
                { from: '2019-12-01', to: '2021-06-14' },
                { from: '2023-02-01', to: '2025-03-31' },
                { from: '2025-01-01' },
              ],
            },
            { name: 'Potencia de 3,45 kW', lives: [{ from: '2017-05-02', to: '2022-08-31' }] },
            { name: 'Potencia de 4,6 kW', lives: [{ from: '2022-09-01' }] },
            { name: 'Autoconsumo', lives: [{ from: '2026-06-01' }] },
            { name: 'Contrato sin fechas', lives: [] },
          ]}
          summary="Desde 2017 ha tenido dos comercializadoras; la de ahora, desde el 1 ene 2025."
        />
      </Card>
      <Card title="Un año de cortes">
        <EventStrip
          rows={[
            {
              name: 'Averías',
              kind: 'failure',
              events: [
                { day: '2025-11-02', words: '2 nov 2025, 18:42 (1 h 23 min)' },
                { day: '2026-01-24', words: '24 ene 2026, 07:10 (50 min)' },
              ],
            },
            {
              name: 'Programados',
              kind: 'planned',
              events: [{ day: '2025-06-18', words: '18 jun 2025, 08:30 (1 h 30 min)' }],
            },
          ]}
          from="2025-03-14"
          to="2026-03-14"
          summary="3 cortes, 3 h 43 min sin luz en un año: 2 averías y 1 programado."
          table={{
            header: 'Comenzó',
            count: 3,
            words: (slot) => ({
              when: ['24 ene 2026', '2 nov 2025', '18 jun 2025'][slot] ?? '',
              rows: [{ name: 'Tipo', swatch: null, value: slot < 2 ? 'Avería' : 'Programado' }],
              text: '',
            }),
          }}
        />
      </Card>
      <Card title="Quién puede ver sus suministros">
        <ValidityChart
          header="Persona"
          today="2026-03-14"
          lines={[{ name: 'Instalaciones Rúa Nova', lives: [{ from: '2026-03-01', to: '2026-03-30' }] }]}
          summary="Una persona puede ver su suministro, hasta el 30 mar 2026."
        />
      </Card>
      <Card title="Sin nada que dibujar">
        <ValidityChart
          header="Persona"
          today="2026-03-14"
          lines={[]}
          summary="No ha dejado ver sus suministros a nadie."
        />
      </Card>
      <Card title="Potencia máxima de cada mes, 2.0TD">
        <ScatterLimit
          slots={demoMonths(24)}
          periods={[
            { period: 1, points: demoPowers(24, 3.45, 16) },
            { period: 2, points: demoPowers(24, 4.6, 24) },
          ]}
          unit="kW"
          summary="Usa como mucho el 78 % de su potencia punta; en dos años la tocó cuatro meses y la superó uno."
        />
      </Card>
      <Card title="Potencia máxima de cada mes, 3.0TD">
        <ScatterLimit
          slots={demoMonths(12)}
          periods={[1, 2, 3, 4, 5, 6].map((period) => ({ period, points: demoPowers(12, 30 + period * 5, 12) }))}
          unit="kW"
          summary="En un año superó la potencia contratada un mes en cada periodo."
        />
      </Card>
      <Card title="Un solo mes">
        <ScatterLimit
          slots={demoMonths(1)}
          periods={[{ period: 1, points: [{ value: 2.1, limit: 3.45 }] }]}
          unit="kW"
          summary="Solo hay un mes: 2,1 kW de 3,45."
        />
      </Card>
      <Card title="Consumo de marzo, con el cambio de hora">
        <HeatMap
          name="Consumo"
          hours={demoHeat(Date.UTC(2026, 1, 28, 23), Date.UTC(2026, 2, 31, 22))}
          unit="kWh"
          summary="En marzo consumió sobre todo de 19:00 a 23:00; el 17 y el 18, nada."
        />
      </Card>
      <Card title="La semana con una hora más">
        <HeatMap
          name="Consumo"
          hours={demoHeat(Date.UTC(2025, 9, 19, 22), Date.UTC(2025, 9, 26, 23))}
          unit="kWh"
          summary="El 26 de octubre tuvo 25 horas."
        />
      </Card>
      <Card title="Nada medido">
        <HeatMap
          name="Consumo"
          hours={demoHeat(Date.UTC(2026, 2, 13, 23), Date.UTC(2026, 2, 14, 23)).map((hour) => ({
            ...hour,
            value: null,
            estimated: false,
          }))}
          unit="kWh"
          summary="Del 14 de marzo aún no han llegado datos."
        />
      </Card>
    </>
  )
}

/**
 * Hourly values from one midnight in Madrid to another, with an estimated stretch, a missing one, an empty house and
 * one very high hour.
 */
function demoHeat(fromMs: number, toMs: number): readonly HeatHour[] {
  const hours: HeatHour[] = []
  for (let at = fromMs; at < toMs; at += HOUR_MS) {
    const text = localDateTime(at)
    const [day, hour] = [Number(text.slice(8, 10)), Number(text.slice(11, 13))]
    const share = 0.12 + 0.5 * Math.max(0, Math.sin((hour - 6) / 3.6)) + (hour > 18 && hour < 23 ? 0.6 : 0)
    const away = day >= 17 && day <= 18
    hours.push({
      at: text,
      value: day === 9 && hour > 4 && hour < 12 ? null : away ? 0 : share * (1 + 0.4 * Math.sin(at / HOUR_MS)),
      estimated: day === 12 || (day === 13 && hour < 9),
    })
  }
  return hours.map((hour, index) => (index === 500 ? { ...hour, value: 2.3 } : hour))
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic']

/** Months to March 2026. */
function demoMonths(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(Date.UTC(2026, 2 - (count - 1 - index), 15))
    const year = at.getUTCFullYear()
    const month = MONTHS[at.getUTCMonth()] ?? ''
    return { label: `${month} ${year % 100}`, name: `${month} ${year}` }
  })
}

/** The maximum power of each month in kW: one month above its limit, some at it, one without a value. */
function demoPowers(count: number, limit: number, raisedFrom: number) {
  return Array.from({ length: count }, (_, index) => {
    const agreed = index < raisedFrom ? limit : limit + 1.15
    const value = Math.round(agreed * (72 + 30 * Math.sin(index * 1.9))) / 100
    return { limit: agreed, value: index === 7 ? null : index === 3 ? agreed * 1.2 : Math.min(agreed, value) }
  })
}
