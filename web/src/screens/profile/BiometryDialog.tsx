import { LoginPasswordLimit } from '@acometida/api-spec/generated/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeOf } from '#src/api/call/apiError.ts'
import type { UpdateUserFailure } from '#src/api/generated/api.ts'
import { useSaveProfile } from '#src/domain/user/profile.ts'
import { enableBiometry } from '#src/session/login/biometry.store.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import type { BiometryType, MobileShell } from '#src/shell/mobileShell.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PasswordField } from '#src/ui/form/text/PasswordField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { NO_PROOF } from './useGuardedSave.ts'

type BiometryDialogProps = {
  readonly shell: MobileShell
  readonly type: BiometryType
  readonly onClose: () => void
}

/** Stores the password for biometric log-in, once the server has verified it. */
export function BiometryDialog({ shell, type, onClose }: BiometryDialogProps) {
  const { t } = useTranslation()
  const { document } = useSession()
  const prove = useSaveProfile()
  const [refused, setRefused] = useState(false)
  const { field, form } = useForm({
    draft: null,
    values: NO_PROOF,
    check: ({ currentPassword }) => ({
      currentPassword: currentPassword === '' ? t('profile.security.proveMissing') : undefined,
    }),
    send: async ({ currentPassword }) => {
      setRefused(false)
      await prove.mutateAsync({ currentPassword })
      return enableBiometry(shell, { user: document, password: currentPassword })
    },
    onSent: (saved) => {
      setRefused(!saved)
      if (!saved) return
      toast.success(t('mobile.biometry.offer.enabled'))
      onClose()
    },
    refused: (error) =>
      codeOf<UpdateUserFailure>(error) === '1001' ? { currentPassword: t('profile.security.proveWrong') } : undefined,
    // A password that was not stored is no loss, and after a refusal by the system the form is sent again.
    freeToLeave: true,
    again: 'asSent',
  })
  return (
    <Dialog open onClose={onClose} title={t(`mobile.biometry.offer.enable.${type}`)}>
      <p>{t('mobile.biometry.offer.enableText')}</p>
      <Form
        {...form}
        submit={{ label: t('mobile.biometry.offer.accept'), icon: type }}
        onCancel={onClose}
        failed={t('mobile.biometry.row.failed')}
      >
        {refused && <Banner tone="error">{t('mobile.biometry.offer.refused')}</Banner>}

        <PasswordField
          label={t('profile.security.prove')}
          hint={t('mobile.biometry.row.proveHint')}
          maxLength={LoginPasswordLimit}
          {...field('currentPassword')}
        />
      </Form>
    </Dialog>
  )
}
