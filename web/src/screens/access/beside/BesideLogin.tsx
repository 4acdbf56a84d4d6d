import { useEffect } from 'react'
import { lazyPart } from '#src/base/lazyPart.ts'
import { InfoPopup } from './InfoPopup.tsx'
import { PersonaChoice } from './PersonaChoice.tsx'

const BiometricLogin = lazyPart(
  async () => (await import('#src/screens/access/BiometricLogin.tsx')).BiometricLogin,
  'idle',
)

/**
 * The parts of the log-in beside its first step: the utility's news, the biometric log-in of the app, the next step
 * and, in development, the personas.
 */
export function BesideLogin() {
  // Preloads the next step.
  useEffect(() => void import('#src/screens/access/LaterQuestion.tsx').catch(console.error), [])
  return (
    <>
      {import.meta.env.MODE === 'development' && <PersonaChoice />}
      {window.acometidaShell && <BiometricLogin />}
      <InfoPopup />
    </>
  )
}
