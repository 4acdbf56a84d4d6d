import { useState } from 'react'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { useListPersonas, useListScenarios, useListWorlds } from '#room/api/generated/control.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { fromLocal } from '#room/parts/times.ts'
import styles from './ToolsScreen.module.css'

/** Opens the mobile app in its simulated phone, as somebody in a world. Seen in development only. */
export function ShellEntrance() {
  const [persona, setPersona] = useState('customer')
  const [world, setWorld] = useState('')
  const [scenario, setScenario] = useState('')
  const [time, setTime] = useState('')
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const { data: known } = useListScenarios()
  const { data: there } = useListWorlds()
  const entrance = {
    persona,
    ...(world === '' ? { isNew: true } : { world }),
    scenarios: scenario === '' ? [] : [scenario],
    at: fromLocal(time) ?? undefined,
    to: '/__shell',
  }
  return (
    <section aria-label="Mobile app">
      <h2>Mobile app</h2>
      <div className={styles.choices}>
        <Select
          label="As"
          value={persona}
          onValue={setPersona}
          options={(people?.personas ?? []).map(({ key }) => ({ value: key, label: key }))}
        />
        <Select
          label="In the world"
          placeholder="A new one"
          value={world}
          onValue={setWorld}
          options={(there?.worlds ?? []).map(({ id }) => ({ value: id, label: id }))}
        />
        <Select
          label="In the situation"
          placeholder="As seeded"
          value={scenario}
          onValue={setScenario}
          options={(known?.scenarios ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
        <TextField label="At the time" type="datetime-local" value={time} onValue={setTime} />
      </div>
      <EnterLink entrance={entrance}>Open in the simulated phone</EnterLink>
    </section>
  )
}
