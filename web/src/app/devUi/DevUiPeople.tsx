import { isDocument } from '@acometida/api-spec/rules/person/document'
import { useId, useState } from 'react'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { PeopleField } from '#src/ui/form/PeopleField.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

type Person = { readonly fullName: string; readonly document: string }

export function DevUiPeople() {
  const prefix = useId()
  const [people, setPeople] = useState<readonly Person[]>([
    { fullName: 'Lucía Ferreiro Castro', document: '12345678Z' },
    { fullName: 'Comunidad de propietarios de la Rúa Nova 3 de Santiago de Compostela', document: '' },
  ])
  return (
    <>
      <PeopleField
        id={`${prefix}-people`}
        label="Personas de contacto"
        hint="Les avisamos de la visita."
        addLabel="Añadir a una persona"
        max={3}
        value={people}
        onValue={setPeople}
        textsOf={({ fullName, document }) => ({
          name: fullName,
          about: document,
          problem: document ? undefined : 'Falta su documento',
        })}
      >
        {(form) => <PersonForm {...form} />}
      </PeopleField>
      <PeopleField
        id={`${prefix}-none`}
        label="Quién paga"
        error="Añada a quien paga la factura"
        addLabel="Añadir a quien paga"
        value={NOBODY}
        onValue={() => undefined}
        textsOf={({ fullName }) => ({ name: fullName })}
      >
        {(form) => <PersonForm {...form} />}
      </PeopleField>
    </>
  )
}

const NOBODY: readonly Person[] = []

type PersonFormProps = {
  readonly person: Person | undefined
  readonly onDone: (person: Person) => void
  readonly onCancel: () => void
}

function PersonForm({ person = NEW, onDone, onCancel }: PersonFormProps) {
  const { field, form } = useLocalForm({
    values: person,
    check: ({ fullName, document }) => ({
      fullName: fullName.trim() ? undefined : 'Escriba el nombre',
      document: isDocument(document) ? undefined : 'Escriba un NIF o NIE con su letra',
    }),
    next: onDone,
  })
  return (
    <Form {...form} submit="Guardar" beside={<Button onClick={onCancel}>Cancelar</Button>}>
      <TextField kind="line" label="Nombre y apellidos" autoComplete="name" {...field('fullName')} />
      <TextField kind="document" label="NIF o NIE" characters={12} {...field('document')} />
    </Form>
  )
}

const NEW: Person = { fullName: '', document: '' }
