import { useState } from 'react'
import type { Entrance } from '#room/enter/entrance.ts'
import { PRESETS } from '#room/faults/presets.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { type ChosenPersona, PersonaFields } from '#room/parts/PersonaFields.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import styles from './GalleryScreen.module.css'

/** The addresses of the client. Each opens live, as a persona, with a scenario and a fault. */
export function ScreenList({ screens }: { readonly screens: readonly string[] }) {
  const [person, setPerson] = useState<ChosenPersona>({ persona: 'customer', scenario: '' })
  const [fault, setFault] = useState('')
  const { persona, scenario } = person
  const entranceTo = (to: string): Entrance => ({
    isNew: true,
    persona: persona || undefined,
    scenarios: persona === '' || scenario === '' ? [] : [scenario],
    faults: PRESETS.filter(({ name }) => name === fault).map(({ rule }) => rule),
    to,
  })
  return (
    <section aria-label="Screens">
      <h2>Screens, live</h2>
      <div className={styles.tools}>
        <PersonaFields value={person} onValue={setPerson} nobody="A visitor" />
        <Select
          label="Fault"
          placeholder="None"
          value={fault}
          onValue={setFault}
          options={PRESETS.map(({ name }) => ({ value: name, label: name }))}
        />
      </div>
      <ul className={styles.screens}>
        {screens.map((path) => (
          <li key={path}>
            <EnterLink entrance={entranceTo(path)}>{path}</EnterLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
