import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { isCompleteChoice, type MultiFactor, refusedMultiFactor } from '#src/session/multiFactor.ts'
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
  readonly user: Profile
  readonly onClose: () => void
}

/** Turns the second factor on, or changes how its codes arrive. */
export function MultiFactorDialog({ user, onClose }: MultiFactorDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const { on, channel, phone } = user.multiFactor
  const invalid = t('profile.mfa.phoneInvalid')
  const { values, field, form, busy, failure } = useForm({
    values: { codesBy: channel, codePhone: phone, ...NO_PROOF },
    check: (typed) => ({
      codePhone: isCompleteChoice(wantedOf(typed)) ? undefined : invalid,
      currentPassword: save.problem(typed.currentPassword),
    }),
    send: (typed) => save.send({ multiFactor: wantedOf(typed) }, typed.currentPassword),
    onSent: () => {
      toast.success(t(on ? 'profile.mfa.changed' : 'profile.mfa.activated'))
      onClose()
    },
    refused: (error) => save.refused(error) ?? refusedMultiFactor(error, { codePhone: invalid }),
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
          {...field('codesBy')}
        />
        {values.codesBy === 'sms' && (
          <PhoneField label={t('profile.mfa.phone')} hint={t('profile.mfa.phoneHint')} {...field('codePhone')} />
        )}
        {save.asked && <CurrentPassword {...field('currentPassword')} />}
      </Form>
    </Dialog>
  )
}

type Typed = { readonly codesBy: MultiFactor['channel']; readonly codePhone: string }

function wantedOf({ codesBy: channel, codePhone: phone }: Typed): MultiFactor {
  return { on: true, channel, phone }
}
