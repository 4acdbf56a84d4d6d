import { useState } from 'react'
import { useListWorlds } from '#room/api/generated/control.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { type ChosenPersona, PersonaFields } from '#room/parts/PersonaFields.tsx'
import { TimeField } from '#room/parts/TimeField.tsx'
import { parseTime } from '#room/parts/times.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import styles from './ToolsScreen.module.css'

/** Opens the mobile app in a simulated phone, as a persona in a world. Shown in development only. */
export function ShellEntrance() {
  const [person, setPerson] = useState<ChosenPersona>({ persona: 'customer', scenario: '' })
  const [world, setWorld] = useState('')
  const [time, setTime] = useState('')
  const { data: there } = useListWorlds()
  const { persona, scenario } = person
  const entrance = {
    persona,
    ...(world === '' ? { isNew: true } : { world }),
    scenarios: scenario === '' ? [] : [scenario],
    at: parseTime(time) ?? undefined,
    to: '/__shell',
  }
  return (
    <section aria-label="Mobile app">
      <h2>Mobile app</h2>
      <div className={styles.choices}>
        <PersonaFields value={person} onValue={setPerson} />
        <Select
          label="In the world"
          placeholder="A new one"
          value={world}
          onValue={setWorld}
          options={(there?.worlds ?? []).map(({ id }) => ({ value: id, label: id }))}
        />
        <TimeField label="At the time" value={time} onValue={setTime} />
      </div>
      <EnterLink entrance={entrance}>Open in the simulated phone</EnterLink>
    </section>
  )
}
