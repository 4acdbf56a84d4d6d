import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { PasswordChanged } from './PasswordChanged.tsx'
import { type PasswordUpdate, passwordUpdateOf } from './passwordUpdate.ts'
import { UpdateForm } from './UpdateForm.tsx'
import { UpdateInfo } from './UpdateInfo.tsx'
import { useCodeSending } from './useCodeSending.ts'
import { useUpdatePassword } from './useUpdatePassword.ts'

/** The log-in wants another password first: what that means, then the code and the new password, then the way on. */
export function UpdatePasswordScreen() {
  const { t } = useTranslation()
  const update = passwordUpdateOf(useLocation().state)
  if (update === null) return <Navigate to={paths.login} replace />
  if (update.step === 'done') return <PasswordChanged action={t('common.continue')} />
  return <Steps {...update} />
}

/** Holds what was typed, so that going back to the first step loses nothing. */
function Steps({ step, user, codeSent }: Exclude<PasswordUpdate, { step: 'done' }>) {
  const navigate = useNavigate()
  const codeSending = useCodeSending(user, codeSent)
  const onDone = () => void navigate(paths.updatePassword, { replace: true, state: { changed: true } })
  const updating = useUpdatePassword({ user, codeSending, onDone })
  if (step === 'info') {
    const goOn = () => void navigate(paths.updatePassword, { state: { user, haveCode: true } })
    return <UpdateInfo codeSending={codeSending} onHaveCode={goOn} />
  }
  return (
    <UpdateForm
      user={user}
      updating={updating}
      codeSending={codeSending}
      onBack={codeSent ? undefined : () => void navigate(-1)}
    />
  )
}
