import { useEffect } from 'react'
import { deferred } from '#src/base/deferred.ts'
import { InfoPopup } from './InfoPopup.tsx'

const BiometricLogin = deferred(async () => (await import('./BiometricLogin.tsx')).BiometricLogin, 'mobile')

/**
 * Parts beside the first question of the log-in: the utility's news, in the app the biometric prompt, and a preload of
 * the next question.
 */
export function BesideLogin() {
  // Loads the next question ahead of its use.
  useEffect(() => void import('./LaterQuestion.tsx').catch(console.error), [])
  return (
    <>
      {window.acometidaShell && <BiometricLogin />}
      <InfoPopup />
    </>
  )
}
