import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

type MultiFactorOffDialogProps = {
  readonly user: Profile
  readonly onClose: () => void
}

/** Turns the second factor off, after saying what that means. */
export function MultiFactorOffDialog({ user, onClose }: MultiFactorOffDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const { field, form, busy, failure } = useForm({
    values: NO_PROOF,
    check: ({ currentPassword }) => ({ currentPassword: save.problem(currentPassword) }),
    // No phone is sent, so that the one it has stays.
    send: ({ currentPassword }) =>
      save.send({ multiFactor: { ...user.multiFactor, on: false, phone: '' } }, currentPassword),
    onSent: () => {
      toast.success(t('profile.mfa.deactivated'))
      onClose()
    },
    refused: save.refused,
  })
  return (
    <Dialog open onClose={onClose} title={t('profile.mfa.deactivateTitle')}>
      <p>{t('profile.mfa.deactivateText')}</p>
      <Form
        {...form}
        actions={
          <>
            <Button type="submit" variant="danger" loading={busy}>
              {t('profile.mfa.deactivateSave')}
            </Button>
            <Button onClick={onClose}>{t('profile.mfa.keep')}</Button>
          </>
        }
      >
        {failure !== null && <Banner tone="error">{t('profile.failed')}</Banner>}
        {save.asked && <CurrentPassword {...field('currentPassword')} />}
      </Form>
    </Dialog>
  )
}
