import { useState } from 'react'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { useListPersonas, useListScenarios } from '#room/api/generated/control.ts'
import type { Entrance } from '#room/enter/entrance.ts'
import { PRESETS } from '#room/faults/presets.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import styles from './GalleryScreen.module.css'

/** The addresses of the client, each opened live as somebody in a situation, with a fault. */
export function ScreenList({ screens }: { readonly screens: readonly string[] }) {
  const [persona, setPersona] = useState('customer')
  const [scenario, setScenario] = useState('')
  const [fault, setFault] = useState('')
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const { data: known } = useListScenarios()
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
        <Select
          label="As"
          placeholder="A visitor"
          value={persona}
          onValue={setPersona}
          options={(people?.personas ?? []).map(({ key }) => ({ value: key, label: key }))}
        />
        <Select
          label="In the situation"
          placeholder="As seeded"
          value={scenario}
          onValue={setScenario}
          options={(known?.scenarios ?? []).map(({ name }) => ({ value: name, label: name }))}
        />
        <Select
          label="While it is"
          placeholder="All right"
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
