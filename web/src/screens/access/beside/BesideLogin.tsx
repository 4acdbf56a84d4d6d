import { useEffect } from 'react'
import { deferred } from '#src/base/deferred.ts'
import { InfoPopup } from './InfoPopup.tsx'

const BiometricLogin = deferred(
  async () => (await import('#src/screens/access/BiometricLogin.tsx')).BiometricLogin,
  'mobile',
)

/**
 * The parts of the log-in beside its first step: the utility's news, the biometric log-in of the app, and the next
 * step.
 */
export function BesideLogin() {
  // Preloads the next step.
  useEffect(() => void import('#src/screens/access/LaterQuestion.tsx').catch(console.error), [])
  return (
    <>
      {window.acometidaShell && <BiometricLogin />}
      <InfoPopup />
    </>
  )
}
