import { useTranslation } from 'react-i18next'
import type { MfaChannel, UserProfile } from '#src/api/generated/api.ts'
import { failureOf } from '#src/api/apiError.ts'
import { refusedFields } from '#src/api/refusedFields.ts'
import { isCompleteChoice, multiFactorChange, suggestedPhone } from '#src/session/multiFactor.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

type MultiFactorDialogProps = {
  readonly user: UserProfile
  readonly onClose: () => void
}

/** Turns the second factor on, or changes how its codes arrive. */
export function MultiFactorDialog({ user, onClose }: MultiFactorDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const on = user.mfaEnabled === 'S'
  const invalid = t('profile.mfa.phoneInvalid')
  const choiceOf = ({ mfaChannel, mfaPhone }: { readonly mfaChannel: MfaChannel; readonly mfaPhone: string }) => ({
    mfaEnabled: true,
    channel: mfaChannel,
    phone: mfaPhone,
  })
  const { values, field, form, busy, failure } = useForm({
    values: { mfaChannel: user.mfaChanel, mfaPhone: suggestedPhone(user), ...NO_PROOF },
    check: (typed) => ({
      mfaPhone: isCompleteChoice(choiceOf(typed)) ? undefined : invalid,
      currentPassword: save.problem(typed.currentPassword),
    }),
    send: (typed) => save.send(multiFactorChange(user.documentNumber, choiceOf(typed)), typed.currentPassword),
    onSent: () => {
      toast.success(t(on ? 'profile.mfa.changed' : 'profile.mfa.activated'))
      onClose()
    },
    refused: (error) =>
      save.refused(error) ?? refusedFields(failureOf(error), { 'body/mfaPhone': { mfaPhone: invalid } }),
  })

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t(on ? 'profile.mfa.changeTitle' : 'profile.mfa.activateTitle')}
    >
      {!on && <p>{t('profile.mfa.explain')}</p>}
      <Form
        {...form}
        actions={
          <>
            <Button type="submit" variant="primary" loading={busy}>
              {t(on ? 'profile.mfa.saveChange' : 'profile.mfa.save')}
            </Button>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
          </>
        }
      >
        {failure !== null && <Banner tone="error">{t('profile.failed')}</Banner>}
        <RadioGroup
          label={t('profile.mfa.channel')}
          options={[
            { value: 'email', label: t('profile.mfa.email'), hint: user.email },
            { value: 'sms', label: t('profile.mfa.sms') },
          ]}
          {...field('mfaChannel')}
        />
        {values.mfaChannel === 'sms' && (
          <PhoneField label={t('profile.mfa.phone')} hint={t('profile.mfa.phoneHint')} {...field('mfaPhone')} />
        )}
        {save.asked && <CurrentPassword {...field('currentPassword')} />}
      </Form>
    </Dialog>
  )
}
