import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserProfile } from '#src/api/generated/api.ts'
import { problemsAt } from '#src/api/problemsAt.ts'
import {
  isCompleteChoice,
  type MultiFactorChoice,
  multiFactorChange,
  suggestedPhone,
} from '#src/session/multiFactor.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { useGuardedSave } from './useGuardedSave.ts'

type MultiFactorDialogProps = {
  readonly user: UserProfile
  readonly onClose: () => void
}

/** Turns the second factor on, or changes how its codes arrive. */
export function MultiFactorDialog({ user, onClose }: MultiFactorDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const [choice, setChoice] = useState<MultiFactorChoice>({
    mfaEnabled: true,
    channel: user.mfaChanel,
    phone: suggestedPhone(user),
  })
  const [attempt, setAttempt] = useState(0)
  const [checked, setChecked] = useState(false)
  const on = user.mfaEnabled === 'S'
  const invalid = { fieldId: 'mfaPhone', message: t('profile.mfa.phoneInvalid') }
  const refused = problemsAt(save.failure, { mfaPhone: invalid })
  const phoneProblems = checked && !isCompleteChoice(choice) ? [invalid] : refused

  const submit = () => {
    setAttempt(attempt + 1)
    setChecked(true)
    if (!isCompleteChoice(choice)) return
    save.send(multiFactorChange(user.documentNumber, choice), () => {
      toast.success(t(on ? 'profile.mfa.changed' : 'profile.mfa.activated'))
      onClose()
    })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      size="medium"
      title={t(on ? 'profile.mfa.changeTitle' : 'profile.mfa.activateTitle')}
    >
      {!on && <p>{t('profile.mfa.explain')}</p>}
      <Form
        onSubmit={submit}
        attempt={attempt}
        problems={[...phoneProblems, ...save.problems]}
        actions={
          <>
            <Button type="submit" variant="primary" loading={save.saving}>
              {t(on ? 'profile.mfa.saveChange' : 'profile.mfa.save')}
            </Button>
            <Button onClick={onClose}>{t('common.cancel')}</Button>
          </>
        }
      >
        {save.failure !== null && refused.length === 0 && <Banner tone="error">{t('profile.failed')}</Banner>}
        <RadioGroup
          label={t('profile.mfa.channel')}
          name="mfaChannel"
          options={[
            { value: 'email', label: t('profile.mfa.email'), hint: user.email },
            { value: 'sms', label: t('profile.mfa.sms') },
          ]}
          value={choice.channel}
          onValue={(channel) => {
            setChoice({ ...choice, channel })
            setChecked(false)
            save.forget()
          }}
        />
        {choice.channel === 'sms' && (
          <PhoneField
            label={t('profile.mfa.phone')}
            hint={t('profile.mfa.phoneHint')}
            error={phoneProblems[0]?.message}
            name="mfaPhone"
            value={choice.phone}
            onValue={(phone) => {
              setChoice({ ...choice, phone })
              save.forget()
            }}
          />
        )}
        <CurrentPassword save={save} />
      </Form>
    </Dialog>
  )
}
