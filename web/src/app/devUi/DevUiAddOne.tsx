import { useId, useState } from 'react'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'

/** A form that adds items one by one, with a town that is refused when left. */
export function DevUiAddOne() {
  const prefix = useId()
  const [added, setAdded] = useState<readonly string[]>([])
  const [name, town] = [`${prefix}-name`, `${prefix}-town`]
  const { field, form } = useLocalForm({
    values: { [name]: '', [town]: '' },
    check: (typed) => ({
      [name]: typed[name] === '' ? 'Escriba un nombre' : undefined,
      [town]: typed[town] === 'Ferrol' ? 'En Ferrol no se puede' : undefined,
    }),
    next: (typed) => {
      const one = `${typed[name] ?? ''} ${typed[town] ?? ''}`.trim()
      setAdded((all) => [...all, one])
      toast.success(`Añadido: ${one}`)
    },
    again: 'emptied',
  })
  return (
    <Card title="Añadir otro">
      <Form {...form} submit={{ label: 'Añadir', variant: 'secondary' }}>
        <TextField kind="line" label="Nombre" {...field(name)} />
        <Select
          label="Municipio"
          optional
          placeholder="Elija un municipio"
          options={['A Coruña', 'Betanzos', 'Ferrol', 'Lugo'].map((value) => ({ value, label: value }))}
          {...field(town)}
        />
      </Form>
      <p>{added.join(', ')}</p>
    </Card>
  )
}
