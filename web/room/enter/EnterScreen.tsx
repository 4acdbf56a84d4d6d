import { Link } from 'react-router-dom'
import { useStore } from '#src/base/store.ts'
import { useDocumentTitle } from '#src/base/useDocumentTitle.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { serverStore } from '#room/api/server.store.ts'
import { TokenForm } from '#room/frame/TokenForm.tsx'
import { hindrances } from './hindrances.store.ts'
import styles from './EnterScreen.module.css'

/** The problems that stopped an entrance. Without one the client opens instead. */
export function EnterScreen() {
  const problems = useStore(hindrances)
  const state = useStore(serverStore)
  useDocumentTitle('Entrance')
  return (
    <main className={styles.page}>
      {state === 'wantsToken' && <TokenForm onGiven={() => window.location.reload()} />}
      <h1>This link does not open the client</h1>
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
