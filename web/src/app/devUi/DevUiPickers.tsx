import { isDate } from '@acometida/api-spec/rules/calendar'
import { useId, useState } from 'react'
import { DateTimeField } from '#src/ui/form/DateTimeField.tsx'
import { isDateTime } from '#src/ui/form/typedDate.ts'

export function DevUiPickers() {
  const prefix = useId()
  const [day, setDay] = useState('2026-03-14')
  const [wrong, setWrong] = useState('31/2/2026')
  const [moment, setMoment] = useState('2026-03-16T08:00')
  return (
    <>
      <DateTimeField
        id={`${prefix}-day`}
        label="¿Hasta cuándo podrá ver sus suministros?"
        value={day}
        onValue={setDay}
        min="2026-03-15"
        presets={[
          { label: '30 días', value: '2026-04-13' },
          { label: 'Un año', value: '2027-03-14' },
        ]}
      />
      <DateTimeField
        id={`${prefix}-moment`}
        label="Leer el contador"
        hint="Se lee por la hora peninsular; una lectura no se puede anular."
        withTime
        value={moment}
        onValue={setMoment}
        error={isDateTime(moment) ? undefined : 'Escriba un día y una hora'}
        presets={[
          { label: 'Mañana a las 8:00', value: '2026-03-15T08:00' },
          { label: 'A fin de mes', value: '2026-03-31T23:00' },
        ]}
      />
      <DateTimeField
        id={`${prefix}-wrong`}
        label="Fecha del boletín"
        optional
        value={wrong}
        onValue={setWrong}
        error={isDate(wrong) ? undefined : 'Escriba una fecha que exista'}
      />
      <DateTimeField id={`${prefix}-off`} label="Fecha de alta" value="2019-06-03" onValue={() => undefined} disabled />
    </>
  )
}
