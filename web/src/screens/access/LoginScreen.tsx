import { LoginUserLimit } from '@acometida/api-spec/generated/limits'
import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useStore } from '#src/api/store.ts'
import { deferred } from '#src/base/deferred.ts'
import { cancelLogin } from '#src/session/cancelLogin.ts'
import { pendingLoginStore } from '#src/session/pendingLogin.store.ts'
import { readDevice } from '#src/session/storage.ts'
import { Form } from '#src/ui/form/Form.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { BrowsersBanner } from './BrowsersBanner.tsx'
import { ForgottenLink } from './ForgottenLink.tsx'
import type { LaterQuestionProps } from './LaterQuestion.tsx'
import { useLoginQuestion } from './loginQuestion.ts'

// The first question is all that the page loads before it can be answered. The others come while it is, with what
// stands beside it.
const LaterQuestion = lazyScreen<LaterQuestionProps>(
  async () => (await import('./LaterQuestion.tsx')).LaterQuestion,
  'access',
)
const BesideLogin = deferred(async () => (await import('./BesideLogin.tsx')).BesideLogin, 'shared', 'access')

/** The log-in, one question at a time: who, the password, and where the account wants it, the second factor. */
export function LoginScreen() {
  const { question, ask } = useLoginQuestion()
  const pending = useStore(pendingLoginStore)
  // On a device of the app the user may be remembered.
  const [user, setUser] = useState(() => readDevice('acometida.rememberedUser') ?? '')

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
      <BesideLogin />
    </>
  )
}

type UserQuestionProps = {
  /** The user that was typed before. */
  readonly user: string
  /** Called with the identifier in normal form. */
  readonly onNext: (user: string) => void
}

/**
 * The first question: the user. Next is enabled by a valid identifier; leaving an invalid one shows the problem until
 * it is fixed. It follows the form kit's policy without the kit, because the log-in loads it first.
 */
function UserQuestion({ user, onNext }: UserQuestionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(user)
  const [left, setLeft] = useState(false)
  const valid = isLoginUser(typed)
  const problem = left && typed.trim() !== '' && !valid ? t('login.user.invalid') : undefined

  return (
    <>
      <PageHeader title={t('login.title')} lead={t('login.lead')} hasErrors={problem !== undefined} />
      <Form
        onSubmit={() => {
          if (valid) onNext(normalizeIdentifier(typed))
        }}
        submit={{ label: t('common.next'), block: true, disabled: !valid, iconEnd: 'arrowRight' }}
      >
        <TextField
          label={t('login.user.label')}
          hint={t('login.user.hint')}
          error={problem}
          name="username"
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={LoginUserLimit}
          value={typed}
          onValue={setTyped}
          onBlur={() => setLeft(left || typed.trim() !== '')}
        />
      </Form>
      <ForgottenLink user={typed} />
    </>
  )
}
