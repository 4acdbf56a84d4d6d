import { isLoginUser, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyScreen } from '#src/api/lazyScreen.ts'
import { useDraft } from '#src/base/drafts.ts'
import { useStore } from '#src/base/store.ts'
import { cancelLogin } from '#src/session/login/cancelLogin.ts'
import { pendingLoginStore } from '#src/session/login/pendingLogin.store.ts'
import { readDevice } from '#src/session/tokens/sessionEntries.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { BrowsersBanner } from './beside/BrowsersBanner.tsx'
import { ForgottenLink } from './ForgottenLink.tsx'
import type { LaterQuestionProps } from './LaterQuestion.tsx'
import { useLoginQuestion } from './loginQuestion.ts'

// The page loads only the first step before it is usable. The other steps and background parts load meanwhile.
const LaterQuestion = lazyScreen<LaterQuestionProps>(async () => (await import('./LaterQuestion.tsx')).LaterQuestion)
const BesideLogin = lazyScreen(async () => (await import('./beside/BesideLogin.tsx')).BesideLogin, 'idle')

/** The log-in, one question per step: the user, the password and, if the account requires it, the second factor. */
export function LoginScreen() {
  const { question, ask } = useLoginQuestion()
  const pending = useStore(pendingLoginStore)
  // A device with the app may remember the user.
  const [user, setUser] = useState(() => readDevice('acometida.rememberedUser') ?? '')

  // Leaving the second factor cancels the log-in.
  useEffect(() => {
    if (question !== 'verify') cancelLogin()
  }, [question])

  const startAgain = () => {
    cancelLogin()
    ask('user', { replace: true })
  }

  if ((question === 'verify' && pending !== null) || (question === 'password' && user !== '')) {
    return <LaterQuestion question={question} pending={pending} user={user} ask={ask} onLeave={startAgain} />
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
  /** The user typed before, after a step back. */
  readonly user: string
  /** Called with the identifier in normal form. */
  readonly onNext: (user: string) => void
}

/**
 * The first step: the user. Next requires a valid identifier; an invalid one shows its problem when left, until it is
 * valid. It loads first, so it follows the form kit's policy without using it.
 */
function UserQuestion({ user, onNext }: UserQuestionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(user)
  const [wasLeft, setWasLeft] = useState(false)
  useDraft(null, typed === user ? null : { typed })
  const valid = isLoginUser(typed)
  const problem = wasLeft && typed.trim() !== '' && !valid ? t('login.user.invalid') : undefined

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
          kind="document"
          hint={t('login.user.hint')}
          error={problem}
          name="username"
          autoComplete="username"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          value={typed}
          onValue={setTyped}
          onBlur={() => setWasLeft(wasLeft || typed.trim() !== '')}
        />
      </Form>
      <ForgottenLink user={typed} />
    </>
  )
}
