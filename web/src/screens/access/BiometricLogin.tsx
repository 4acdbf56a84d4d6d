import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/apiError.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { useStore } from '#src/api/store.ts'
import { CaptchaLine } from '#src/domain/captcha/CaptchaLine.tsx'
import { useCaptcha } from '#src/domain/captcha/useCaptcha.ts'
import {
  arriveAtLogin,
  biometryStore,
  disableBiometry,
  loadBiometry,
  offersBiometricLogin,
  pollAtLogin,
  promptBiometry,
  type Prompted,
} from '#src/session/biometry.store.ts'
import { logInWithPassword } from '#src/session/logIn.ts'
import { sessionStore } from '#src/session/session.store.ts'
import { readDevice } from '#src/session/storage.ts'
import type { Credentials, MobileShell } from '#src/shell/mobileShell.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import styles from './BiometricLogin.module.css'
import { LoginAlert } from './LoginAlert.tsx'
import { useLoginQuestion } from './loginQuestion.ts'
import { useTakeStep } from './useTakeStep.ts'

/** The log-in by finger or face, in the app of whoever has stored a password behind it. */
export function BiometricLogin() {
  const shell = window.acometidaShell
  return shell && <WithShell shell={shell} />
}

/** The result of the last prompt that the user is told. `outdated`: the stored password is no longer valid. */
type Told = Exclude<Prompted, { kind: 'recognised' }> | { readonly kind: 'outdated' }

function WithShell({ shell }: { readonly shell: MobileShell }) {
  const { t } = useTranslation()
  const state = useStore(biometryStore)
  const word = state.iconType
  const [told, setTold] = useState<Told | null>(null)
  const [entering, setEntering] = useState<Credentials | null>(null)
  const prompting = useRef(false)

  const prompt = async () => {
    if (prompting.current) return
    prompting.current = true
    setTold(null)
    const words = { title: t(`mobile.biometry.enter.${word}`), cancel: t('common.cancel') }
    const prompted = await promptBiometry(shell, words)
    prompting.current = false
    if (prompted.kind === 'recognised') setEntering(prompted.credentials)
    else setTold(prompted)
  }
  // A device may be ready later than the page, and somebody may enrol a finger meanwhile.
  const look = useEffectEvent(async () => {
    if (document.visibilityState !== 'visible' || prompting.current || entering) return
    const found = await loadBiometry(shell)
    if (found.tryAutologin && offersBiometricLogin(found)) await prompt()
  })
  useEffect(() => {
    const here = sessionStore.current()
    arriveAtLogin(here.status === 'visitor' && here.ended === 'logout')
    return pollAtLogin(() => void look())
  }, [])

  return (
    <div className={styles.part}>
      <div aria-live="polite">{told && <WhatHappened told={told} word={word} />}</div>
      {offersBiometricLogin(state) && (
        <Button
          block
          icon={state.iconType}
          loading={entering !== null}
          onClick={() => {
            void prompt()
          }}
        >
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
            setTold({ kind: 'outdated' })
          }}
        />
      )}
    </div>
  )
}

function WhatHappened({ told, word }: { readonly told: Told; readonly word: 'fingerprint' | 'face' }) {
  const { t } = useTranslation()
  if (told.kind === 'cancelled') return <p className={styles.quiet}>{t('mobile.biometry.cancelled')}</p>
  const text =
    told.kind === 'failed'
      ? t('mobile.biometry.failedText', { count: told.attemptsLeft })
      : t(`mobile.biometry.${told.kind}Text`)
  return (
    <Banner tone="warning" title={t(`mobile.biometry.${told.kind}.${word}`)} live={false}>
      {text}
    </Banner>
  )
}

type EnteringProps = {
  readonly credentials: Credentials
  readonly onEnd: () => void
  readonly onOutdated: () => void
}

/** Logs in with what was stored, as soon as the security check is made. Only the second factor is still asked for. */
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
