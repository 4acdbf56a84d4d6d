import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserProfile } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { useGuardedSave } from './useGuardedSave.ts'

type MultiFactorOffDialogProps = {
  readonly user: UserProfile
  readonly onClose: () => void
}

/** Turns the second factor off, after saying what that means. */
export function MultiFactorOffDialog({ user, onClose }: MultiFactorOffDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const [attempt, setAttempt] = useState(0)
  const submit = () => {
    setAttempt(attempt + 1)
    save.send({ mfaEnabled: 'N', mfaChanel: user.mfaChanel }, () => {
      toast.success(t('profile.mfa.deactivated'))
      onClose()
    })
  }
  return (
    <Dialog open onClose={onClose} title={t('profile.mfa.deactivateTitle')}>
      <p>{t('profile.mfa.deactivateText')}</p>
      <Form
        onSubmit={submit}
        attempt={attempt}
        problems={save.problems}
        actions={
          <>
            <Button type="submit" variant="danger" loading={save.saving}>
              {t('profile.mfa.deactivateSave')}
            </Button>
            <Button onClick={onClose}>{t('profile.mfa.keep')}</Button>
          </>
        }
      >
        {save.failure !== null && <Banner tone="error">{t('profile.failed')}</Banner>}
        <CurrentPassword save={save} />
      </Form>
    </Dialog>
  )
}
