import { useState } from 'react'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { FaultRuleMalformed, useAddFault } from '#room/api/generated/control.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { NO_FAULT, ruleOf, type TypedFault } from './faultForm.ts'
import styles from './FaultForm.module.css'

const FIELDS = [
  ['codResult', 'Code', 'text'],
  ['status', 'HTTP status', 'number'],
  ['delayMs', 'Delay in ms', 'number'],
  ['times', 'Times', 'number'],
  ['skip', 'After so many calls', 'number'],
  ['probability', 'Share, 0.01 to 1', 'text'],
  ['caller', 'Only persona', 'text'],
  ['where', 'Where, such as code::02', 'text'],
] as const

/** A form to add a fault rule field by field. */
export function FaultForm({ world }: { readonly world: string }) {
  const [typed, setTyped] = useState<TypedFault>(NO_FAULT)
  const add = useAddFault()
  const names = [...useOperations().keys()]
  const set = (name: keyof TypedFault) => (value: string) => setTyped((others) => ({ ...others, [name]: value }))
  const send = () => add.mutate({ world, data: ruleOf(typed) }, { onSuccess: () => setTyped(NO_FAULT) })
  return (
    <section className={styles.form}>
      <h2>Add a rule</h2>
      <Form submit={{ label: 'Add rule', size: 'small' }} onSubmit={send}>
        <div className={styles.fields}>
          <TextField
            kind="line"
            label="Operation"
            list="operations"
            placeholder="* for all"
            autoComplete="off"
            value={typed.operation}
            onValue={set('operation')}
          />
          <Select
            label="Body"
            placeholder="As it is"
            value={typed.malformed}
            onValue={set('malformed')}
            options={Object.values(FaultRuleMalformed).map((value) => ({ value, label: value }))}
          />
          {FIELDS.map(([name, label, type]) => (
            <TextField kind="none" key={name} label={label} type={type} value={typed[name]} onValue={set(name)} />
          ))}
        </div>
      </Form>
      <datalist id="operations">
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </section>
  )
}
