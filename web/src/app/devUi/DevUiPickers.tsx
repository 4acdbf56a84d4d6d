import { isDate } from '@acometida/api-spec/rules/time/calendar'
import { useId, useState } from 'react'
import { AutocompleteField, type Suggestion } from '#src/ui/form/choice/AutocompleteField.tsx'
import { MultiSelect } from '#src/ui/form/choice/MultiSelect.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { DevUiPeople } from './DevUiPeople.tsx'

export function DevUiPickers() {
  const prefix = useId()
  const [day, setDay] = useState('2026-03-14')
  const [wrong, setWrong] = useState('31/2/2026')
  const [moment, setMoment] = useState('2026-03-16T08:00')
  const [town, setTown] = useState<Suggestion>({ value: '', label: '' })
  const [supplies, setSupplies] = useState<readonly string[]>(['1', '4'])
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
        error={moment === '' ? 'Escriba un día y una hora' : undefined}
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
      <AutocompleteField
        id={`${prefix}-town`}
        label="Municipio"
        hint="Escriba las primeras letras, por ejemplo «rib»."
        value={town}
        onValue={setTown}
        find={findTowns}
      />
      <AutocompleteField
        id={`${prefix}-wrong-town`}
        label="Municipio de la obra"
        error="Elija un municipio de la lista"
        value={{ value: '', label: 'Ribera' }}
        onValue={() => undefined}
        find={findTowns}
      />
      <MultiSelect
        id={`${prefix}-supplies`}
        label="Suministros que podrá ver"
        placeholder="Elija los suministros"
        options={SUPPLIES}
        value={supplies}
        onValue={setSupplies}
      />
      <MultiSelect
        id={`${prefix}-no-supplies`}
        label="Suministros"
        error="Elija al menos un suministro"
        placeholder="Elija los suministros"
        options={SUPPLIES.slice(0, 3)}
        value={NONE}
        onValue={() => undefined}
      />
      <DevUiPeople />
    </>
  )
}

const NONE: readonly string[] = []

const SUPPLIES = [
  'Casa',
  'Taller',
  'Piso de la playa',
  'Garaje',
  'Bombeo de riego',
  'Nave 2',
  'Oficina',
  'Trastero',
].map((label, index) => ({
  value: String(index + 1),
  label,
  hint: `ES00220000000000${String(1001 + index)}FB1P, Rúa do Vilar ${12 + index}, Santiago de Compostela`,
}))

const TOWNS: readonly Suggestion[] = [
  { value: '15073', label: 'Ribeira', hint: 'A Coruña' },
  { value: '27051', label: 'Ribadeo', hint: 'Lugo' },
  { value: '32069', label: 'Ribadavia', hint: 'Ourense' },
  { value: '27052', label: 'Ribas de Sil', hint: 'Lugo' },
]

async function findTowns(text: string): Promise<readonly Suggestion[]> {
  return TOWNS.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
}
