import { useEffect } from 'react'
import { deferred } from '#src/base/deferred.ts'
import { InfoPopup } from './InfoPopup.tsx'

const BiometricLogin = deferred(async () => (await import('./BiometricLogin.tsx')).BiometricLogin, 'mobile')

/**
 * What the first question of the log-in does without: the news of the utility, in the app the finger or the face, and
 * the next question.
 */
export function BesideLogin() {
  // What comes next is there when it is needed.
  useEffect(() => void import('./LaterQuestion.tsx').catch(console.error), [])
  return (
    <>
      {window.acometidaShell && <BiometricLogin />}
      <InfoPopup />
    </>
  )
}
