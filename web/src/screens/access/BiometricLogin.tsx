import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { useStore } from '#src/base/store.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import {
  prepareLogin,
  biometryStore,
  disableBiometry,
  loadBiometry,
  offersBiometricLogin,
  pollAtLogin,
  promptBiometry,
  type PromptResult,
} from '#src/session/login/biometry.store.ts'
import { logInWithPassword } from '#src/session/login/logIn.ts'
import { sessionStore } from '#src/session/tokens/session.store.ts'
import { readDevice } from '#src/session/tokens/sessionEntries.ts'
import type { BiometryType, Credentials, MobileShell } from '#src/shell/mobileShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { LoginAlert } from './beside/LoginAlert.tsx'
import styles from './BiometricLogin.module.css'
import { useLoginQuestion } from './loginQuestion.ts'
import { useTakeStep } from './useTakeStep.ts'

/** The biometric log-in, in the app of a user who has stored a password. */
export function BiometricLogin() {
  const shell = window.acometidaShell
  return shell && <WithShell shell={shell} />
}

/** The result of the last prompt. `outdated`: the stored password is no longer valid. */
type LastPrompt = Exclude<PromptResult, { kind: 'recognised' }> | { readonly kind: 'outdated' }

function WithShell({ shell }: { readonly shell: MobileShell }) {
  const { t } = useTranslation()
  const state = useStore(biometryStore)
  const word = state.iconType
  const [lastPrompt, setLastPrompt] = useState<LastPrompt | null>(null)
  const [entering, setEntering] = useState<Credentials | null>(null)
  const prompting = useRef(false)

  const prompt = async () => {
    if (prompting.current) return
    prompting.current = true
    setLastPrompt(null)
    const words = { title: t(`mobile.biometry.enter.${word}`), cancel: t('common.cancel') }
    const prompted = await promptBiometry(shell, words)
    prompting.current = false
    if (prompted.kind === 'recognised') setEntering(prompted.credentials)
    else setLastPrompt(prompted)
  }
  // A device may become ready after the page, and a user may enrol a finger meanwhile.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || prompting.current || entering) return
    const loaded = await loadBiometry(shell)
    if (loaded.tryAutologin && offersBiometricLogin(loaded)) await prompt()
  })
  useEffect(() => {
    const here = sessionStore.current()
    prepareLogin(here.status === 'visitor' && here.ended === 'logout')
    return pollAtLogin(() => void look())
  }, [])

  return (
    <div className={styles.part}>
      <div aria-live="polite">{lastPrompt && <WhatHappened lastPrompt={lastPrompt} word={word} />}</div>
      {offersBiometricLogin(state) && (
        <Button block icon={word} loading={entering !== null} onClick={() => void prompt()}>
          {t(`mobile.biometry.enter.${word}`)}
        </Button>
      )}
      {entering && (
        <Entering
          credentials={entering}
          onEnd={() => setEntering(null)}
          onOutdated={async () => {
            await disableBiometry(shell)
            setEntering(null)
            setLastPrompt({ kind: 'outdated' })
          }}
        />
      )}
    </div>
  )
}

function WhatHappened({ lastPrompt, word }: { readonly lastPrompt: LastPrompt; readonly word: BiometryType }) {
  const { t } = useTranslation()
  if (lastPrompt.kind === 'cancelled') return <p className={styles.quiet}>{t('mobile.biometry.cancelled')}</p>
  const text =
    lastPrompt.kind === 'failed'
      ? t('mobile.biometry.failedText', { count: lastPrompt.attemptsLeft })
      : t(`mobile.biometry.${lastPrompt.kind}Text`)
  return (
    <Banner tone="warning" title={t(`mobile.biometry.${lastPrompt.kind}.${word}`)} live={false}>
      {text}
    </Banner>
  )
}

type EnteringProps = {
  readonly credentials: Credentials
  readonly onEnd: () => void
  readonly onOutdated: () => void
}

/** Logs in with the stored credentials once the captcha is solved. Only the second factor is still asked. */
function Entering({ credentials, onEnd, onOutdated }: EnteringProps) {
  const { ask } = useLoginQuestion()
  const take = useTakeStep(ask)
  const { captcha, renew } = useCaptcha(credentials.user)
  const [failure, setFailure] = useState<unknown>(null)
  const sent = useRef(false)
  const checked = captcha.status === 'exempt' || captcha.status === 'done'

  const refuse = (error: unknown) => {
    if (codeOf<LogInFailure>(error) === '1001') onOutdated()
    else setFailure(error)
  }
  const send = useEffectEvent(() => {
    if (sent.current) return
    sent.current = true
    const remembered = readDevice('acometida.remember') !== null
    logInWithPassword(credentials, captcha.token, remembered).then((step) => take(step, credentials.user), refuse)
  })
  useEffect(() => {
    if (checked) send()
  }, [checked])

  if (failure !== null) return <LoginAlert error={failure} onClose={onEnd} />
  return captcha.status !== 'exempt' && <CaptchaLine captcha={captcha} onRetry={renew} />
}
