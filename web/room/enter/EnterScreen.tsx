import { Link } from 'react-router-dom'
import { useStore } from '#src/base/store.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { serverStore } from '#room/api/server.store.ts'
import { TokenForm } from '#room/frame/TokenForm.tsx'
import { hindrance } from './hindrance.store.ts'
import { QuestionOfEntrance } from './QuestionOfEntrance.tsx'
import styles from './EnterScreen.module.css'

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
