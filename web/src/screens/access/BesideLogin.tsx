import { deferred } from '#src/base/deferred.ts'
import { InfoPopup } from './InfoPopup.tsx'

const BiometricLogin = deferred(async () => (await import('./BiometricLogin.tsx')).BiometricLogin, 'shared', 'mobile')

/** What the first question of the log-in does without: the news of the utility and, in the app, the finger or the face. */
export function BesideLogin() {
  return (
    <>
      {window.acometidaShell && <BiometricLogin />}
      <InfoPopup />
    </>
  )
}
