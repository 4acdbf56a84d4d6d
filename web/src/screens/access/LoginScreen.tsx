import { useEffect, useState } from 'react'
import { useStore } from '#src/api/store.ts'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { deferred } from '#src/base/deferred.ts'
import { whenIdle } from '#src/base/whenIdle.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { cancelLogin } from '#src/session/cancelLogin.ts'
import { pendingLoginStore } from '#src/session/pendingLogin.store.ts'
import { readDevice } from '#src/session/storage.ts'
import { BrowsersBanner } from './BrowsersBanner.tsx'
import type { LaterQuestionProps } from './LaterQuestion.tsx'
import { useLoginQuestion } from './loginQuestion.ts'
import { UserQuestion } from './UserQuestion.tsx'

// The first question is all that the page loads before it can be answered. The others come while it is.
const loadLater = async () => (await import('./LaterQuestion.tsx')).LaterQuestion
const LaterQuestion = lazyScreen<LaterQuestionProps>(loadLater, 'access')
const InfoPopup = deferred(async () => (await import('./InfoPopup.tsx')).InfoPopup, 'access')

/** The log-in, one question at a time: who, the password, and where the account wants it, the second factor. */
export function LoginScreen() {
  const { question, ask } = useLoginQuestion()
  const pending = useStore(pendingLoginStore)
  // On a device of the app the user may be remembered.
  const [user, setUser] = useState(() => readDevice('acometida.rememberedUser') ?? '')

  // What comes next is there when it is needed.
  useEffect(
    () =>
      whenIdle(
        () =>
          void Promise.all([loadLater(), import('#src/api/Queries.tsx'), loadTexts('shared', 'access')]).catch(
            console.error,
          ),
      ),
    [],
  )

  // Going back from the second factor leaves it.
  useEffect(() => {
    if (question !== 'verify') cancelLogin()
  }, [question])

  const startAgain = () => {
    cancelLogin()
    ask('user', { replace: true })
  }

  const later = { question, pending, user, ask, onLeave: startAgain }
  if ((question === 'verify' && pending !== null) || (question === 'password' && user !== '')) {
    return <LaterQuestion {...later} />
  }
  return (
    <>
      <BrowsersBanner />
      <UserQuestion
        user={user}
        onNext={(next) => {
          setUser(next)
          ask('password')
        }}
      />
      <InfoPopup />
    </>
  )
}
