import { useState } from 'react'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import type { Entrance } from './entrance.ts'
import { enterConfirmed } from './enterByAddress.ts'
import { hindrance, type Hindrance } from './hindrance.store.ts'

/** Asks before an entrance changes a world that exists, since any site can link to it. */
export function QuestionOfEntrance({ entrance, world, changes }: NonNullable<Hindrance['question']>) {
  const [isEntering, setEntering] = useState(false)
  const enter = async (confirmed: Entrance) => {
    setEntering(true)
    hindrance.set(await enterConfirmed(confirmed))
  }
  return (
    <>
      <h1>This link changes the world {world}</h1>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <ActBar>
        <Button loading={isEntering} onClick={() => void enter({ ...entrance, world: undefined, isNew: true })}>
          Use a new world
        </Button>
        <Button loading={isEntering} variant="secondary" onClick={() => void enter(entrance)}>
          Change {world}
        </Button>
      </ActBar>
    </>
  )
}
