import { useState } from 'react'
import { Link } from 'react-router-dom'
import { serverStore } from '#room/api/server.store.ts'
import { TokenForm } from '#room/frame/TokenForm.tsx'
import { useStore } from '#src/base/store.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { enterConfirmed } from './enterByAddress.ts'
import styles from './EnterScreen.module.css'
import type { Entrance } from './entrance.ts'
import { hindrance, type Hindrance } from './hindrance.store.ts'

/** What an entrance asks, or the problems that stopped it. Otherwise the client opens instead. */
export function EnterScreen() {
  const { problems, question } = useStore(hindrance)
  const state = useStore(serverStore)
  useDocumentTitle('Entrance')
  return (
    <main className={styles.page}>
      {state === 'wantsToken' && <TokenForm onGiven={() => window.location.reload()} />}
      {question ? <QuestionOfEntrance {...question} /> : <h1>This link does not open the client</h1>}
      {problems.map((problem) => (
        <Banner key={problem} tone="error">
          {problem}
        </Banner>
      ))}
      <p>
        <Link to="/">Open the control room</Link>
      </p>
    </main>
  )
}

/** Asks before an entrance changes a world that exists, since any site can link to it. */
function QuestionOfEntrance({ entrance, world, changes }: NonNullable<Hindrance['question']>) {
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
