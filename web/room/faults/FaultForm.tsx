import { useId, useState } from 'react'
import { type FaultRule, FaultRuleMalformed, useListPersonas } from '#room/api/generated/control.ts'
import { useOperations } from '#room/api/useOperations.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import styles from './FaultForm.module.css'
import { codesFor, NO_FAULT, toRule, type TypedFault, toTypedFault } from './faultForm.ts'

const FIELDS = [
  ['status', 'HTTP status', 'number'],
  ['delayMs', 'Delay in ms', 'number'],
  ['times', 'Times', 'number'],
  ['skip', 'Skip first calls', 'number'],
  ['probability', 'Share, 0.01 to 1', 'text'],
  ['where', 'Where, such as code::02', 'text'],
] as const

interface FaultFormProps {
  /** The rule that is changed; a new one without it. */
  readonly rule?: FaultRule
  readonly submit: string
  /** Sends the rule, and then calls back. */
  readonly onRule: (rule: FaultRule, onSent: () => void) => void
}

/** The fields of a fault rule. Codes are those of the chosen operation. */
export function FaultForm({ rule, submit, onRule }: FaultFormProps) {
  const [typed, setTyped] = useState<TypedFault>(rule ? toTypedFault(rule) : NO_FAULT)
  const list = useId()
  const operations = useOperations()
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const personas = (people?.personas ?? []).filter(({ userId }) => userId !== 0).map(({ key }) => key)
  const set = (name: keyof TypedFault) => (value: string) => setTyped((others) => ({ ...others, [name]: value }))
  const off = rule?.off === true && { off: true }
  const send = () => onRule({ ...toRule(typed), ...off }, () => setTyped(NO_FAULT))
  return (
    <>
      <Form submit={{ label: submit, size: 'small' }} onSubmit={send}>
        <div className={styles.fields}>
          <TextField
            kind="line"
            label="Operation"
            list={list}
            placeholder="* for all"
            autoComplete="off"
            value={typed.operation}
            onValue={set('operation')}
          />
          <Select
            label="Code"
            placeholder="None"
            value={typed.codResult}
            onValue={set('codResult')}
            options={optionsOf(codesFor(typed.operation, operations), typed.codResult)}
          />
          <Select
            label="Body"
            placeholder="As it is"
            value={typed.malformed}
            onValue={set('malformed')}
            options={optionsOf(Object.values(FaultRuleMalformed), typed.malformed)}
          />
          <Select
            label="Only persona"
            placeholder="Anybody"
            value={typed.caller}
            onValue={set('caller')}
            options={optionsOf(personas, typed.caller)}
          />
          {FIELDS.map(([name, label, type]) => (
            <TextField kind="none" key={name} label={label} type={type} value={typed[name]} onValue={set(name)} />
          ))}
        </div>
      </Form>
      <datalist id={list}>
        {[...operations.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  )
}

/** The values as options, with the chosen one, which may be none of them: any code may be provoked. */
function optionsOf(values: readonly string[], chosen: string) {
  const all = chosen === '' || values.includes(chosen) ? values : [chosen, ...values]
  return all.map((value) => ({ value, label: value }))
}
