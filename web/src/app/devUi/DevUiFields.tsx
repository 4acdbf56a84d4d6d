import { useId, useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { TimeWindowField } from '#src/ui/form/date/TimeWindowField.tsx'
import { CheckAnswers } from '#src/ui/form/kit/CheckAnswers.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TaskList } from '#src/ui/form/kit/TaskList.tsx'
import { CodeField } from '#src/ui/form/text/CodeField.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DevUiAddOne } from './DevUiAddOne.tsx'

export function DevUiFields() {
  const prefix = useId()
  const [code, setCode] = useState('493')
  const [channel, setChannel] = useState<'email' | 'sms'>('email')
  const [scale, setScale] = useState<'hours' | 'days' | 'months'>('days')
  const [street, setStreet] = useState('')
  const [town, setTown] = useState('')
  const [range, setRange] = useState({ from: '2026-02-01', to: '2026-02-28' })
  const [hours, setHours] = useState({ from: '09:00', to: '21:00' })
  const [attempt, setAttempt] = useState(0)
  const problems =
    attempt === 0 ? [] : [{ fieldId: `${prefix}-phone`, message: 'Introduzca un teléfono de nueve cifras' }]
  return (
    <>
      <Form
        onSubmit={() => setAttempt(attempt + 1)}
        problems={problems}
        attempt={attempt}
        submit="Continuar"
        beside={<Button variant="quiet">Cancelar</Button>}
      >
        <TextField
          kind="line"
          label="NIF, NIE o código"
          hint="Con letra; los espacios y los guiones no importan."
          defaultValue="12345678Z"
        />
        <TextField
          kind="phone"
          id={`${prefix}-phone`}
          label="Teléfono móvil"
          inputMode="tel"
          error="Introduzca un teléfono de nueve cifras"
          defaultValue="61234"
          characters={12}
        />
        <TextField
          kind="line"
          label="Buscar un suministro"
          labelHidden
          icon="search"
          placeholder="CUPS, calle o nombre"
        />
        <TextField kind="line" label="Piso y puerta" optional trailing={<span>kW</span>} characters={8} />
        <PasswordField label="Contraseña" defaultValue="Farola#29a" />
        <CodeField id={`${prefix}-code`} label="Código recibido" value={code} onValue={setCode} />
        <Select
          label="Tipo de vía"
          placeholder="Elija un tipo"
          options={[
            { value: 'street', label: 'Calle' },
            { value: 'avenue', label: 'Avenida' },
          ]}
          value={street}
          onValue={setStreet}
        />
        <Select
          label="Municipio"
          placeholder="Elija un municipio"
          value={town}
          onValue={setTown}
          options={TOWNS.map((name) => ({ value: name, label: name }))}
        />
        <RadioGroup
          label="¿Cómo prefiere recibir el código?"
          name={`${prefix}-channel`}
          value={channel}
          onValue={setChannel}
          options={[
            { value: 'email', label: 'Por correo electrónico', hint: 'm•••@ejemplo.es' },
            { value: 'sms', label: 'Por SMS', hint: '6•• ••• •21' },
          ]}
        />
        <Checkbox
          label="He leído la política de privacidad"
          hint="Puede consultarla en cualquier momento."
          defaultChecked
        />
        <Checkbox label="Acepto las condiciones" error="Marque la casilla para continuar" />
        <SegmentedControl
          label="Escala"
          segments={[
            { value: 'hours', label: 'Horas' },
            { value: 'days', label: 'Días' },
            { value: 'months', label: 'Meses' },
          ]}
          value={scale}
          onValue={setScale}
        />
        <DateRangeField
          label="Periodo"
          value={range}
          onValue={setRange}
          max="2026-03-14"
          presets={[
            { label: 'Últimos 7 días', from: '2026-03-08', to: '2026-03-14' },
            { label: 'Febrero', from: '2026-02-01', to: '2026-02-28' },
          ]}
        />
        <TimeWindowField id={`${prefix}-hours`} label="Días laborables" value={hours} onValue={setHours} />
        <TextArea label="Comentario" optional hint="Hasta 500 caracteres." />
      </Form>
      <DevUiAddOne />
      <DevUiLongForms />
    </>
  )
}

const TOWNS = [
  'A Coruña',
  'Betanzos',
  'Burela',
  'Cangas',
  'Carballo',
  'Ferrol',
  'Lalín',
  'Lugo',
  'Marín',
  'Monforte de Lemos',
  'Narón',
  'Noia',
  'Ourense',
  'Pontevedra',
  'Ribeira',
  'Santiago de Compostela',
  'Vigo',
  'Viveiro',
]

function DevUiLongForms() {
  return (
    <>
      <Card>
        <TaskList
          label="Solicitud de conexión"
          tasks={[
            { title: 'Titular', to: HERE, status: 'done' },
            {
              title: 'Punto de suministro',
              hint: 'Tenga a mano la referencia catastral.',
              to: HERE,
              status: 'problem',
            },
            { title: 'Potencia y tensión', to: HERE, status: 'inProgress' },
            { title: 'Documentos', to: HERE, status: 'notStarted' },
            { title: 'Revisar y enviar', hint: 'Cuando lo demás esté hecho.', to: HERE, status: 'cannotStart' },
          ]}
        />
      </Card>
      <Card>
        <CheckAnswers
          answers={[
            { question: 'Titular', answer: 'Lucía Ferreiro Castro', changeAt: HERE },
            { question: 'Dirección', answer: 'Rúa do Vilar 12, 2.º A, Santiago de Compostela', changeAt: HERE },
            { question: 'Referencia catastral', answer: '', changeAt: HERE },
            { question: 'Tensión', answer: '230 V' },
          ]}
        />
      </Card>
    </>
  )
}

const HERE = '/__ui'
