import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useListPersonas, useListScenarios, type Persona } from '#room/api/generated/control.ts'
import { type Entrance, entranceAddress } from '#room/enter/entrance.ts'
import { copyText } from '#room/parts/copyText.ts'
import { EnterLink } from '#room/parts/EnterLink.tsx'
import { hasEveryWord } from '#room/parts/hasEveryWord.ts'
import { useSearchText } from '#src/base/useSearchText.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import styles from './PeopleScreen.module.css'

/** The seeded people. Each is a link that opens the client as that person. */
export function PeopleScreen() {
  const { world = 'default' } = useParams()
  const [search, find] = useSearchText()
  const [scenario, setScenario] = useState('')
  const { data: people } = useListPersonas({ query: { refetchInterval: false } })
  const { data: known } = useListScenarios()
  const groups = groupsOf(people?.personas ?? [], search)
  const entranceOf = (persona: string, isNew = false): Entrance => ({
    persona,
    world: isNew ? undefined : world,
    isNew,
    scenarios: scenario === '' ? [] : [scenario],
  })
  const copy = (persona: string) =>
    void copyText(window.location.origin + entranceAddress(entranceOf(persona)), `The link to ${persona} is`)
  return (
    <>
      <PageHeader title="People" lead="Each name opens the client as that person in this world, in a new tab." />
      <div className={styles.tools}>
        <TextField kind="line" label="Search people" type="search" value={search} onValue={find} />
        <Select
          label="Scenario"
          value={scenario}
          onValue={setScenario}
          placeholder="As seeded"
          options={(known?.scenarios ?? []).map(({ name, description }) => ({
            value: name,
            label: `${name}: ${description}`,
          }))}
        />
      </div>
      {people && groups.length === 0 && <EmptyState icon="users" title={`Nobody matches "${search}"`} />}
      {groups.map(({ name, members }) => (
        <section key={name}>
          <h2 className={styles.group}>{name}</h2>
          <ul className={styles.people}>
            {members.map(({ key, username, situation }) => (
              <li key={key} className={styles.person}>
                <div>
                  <EnterLink entrance={entranceOf(key)}>{key}</EnterLink> <code>{username}</code>
                  <p>{situation}</p>
                  <EnterLink entrance={entranceOf(key, true)}>{key} in a new world</EnterLink>
                </div>
                <IconButton icon="copy" label={`Copy the link to ${key}`} onClick={() => copy(key)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

interface Group {
  readonly name: string
  readonly members: readonly Persona[]
}

/**
 * The groups, in the order of the screen, each with a test of the texts that a persona shows. The first group that fits
 * a persona takes it.
 */
const GROUPS: readonly (readonly [name: string, fits: (persona: Persona) => boolean])[] = [
  ['Staff', ({ situation }) => /^An agent|^Administers/.test(situation)],
  ['Log-in and account', ({ situation }) => /log-in answers|password|Blocked|data protection/.test(situation)],
  ['For others, and many supplies', ({ situation }) => /^(Manages|Looks after)|chain/.test(situation)],
]
const OTHERS = 'Everyday customers'

/** The people whose shown texts match a search, in their groups. Empty groups are left out. */
function groupsOf(personas: readonly Persona[], search: string): readonly Group[] {
  const found = personas.filter(({ key, username, situation, roles }) =>
    hasEveryWord(`${key} ${username} ${situation} ${roles}`, search),
  )
  const groupOf = (persona: Persona) => GROUPS.find(([, fits]) => fits(persona))?.[0] ?? OTHERS
  return [OTHERS, ...GROUPS.map(([name]) => name)]
    .map((name) => ({ name, members: found.filter((persona) => groupOf(persona) === name) }))
    .filter(({ members }) => members.length > 0)
}
