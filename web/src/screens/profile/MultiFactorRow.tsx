import { maskEmail } from '@acometida/api-spec/rules/person/email'
import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { isCompleteChoice, type MultiFactor, refusedMultiFactor } from '#src/session/login/multiFactor.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

/** The second factor: whether it is on, and where its codes go. Changes are made in a dialog. */
export function MultiFactorRow({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'none' | 'choice' | 'off'>('none')
  const close = () => setOpen('none')
  const { multiFactor, multiFactorMandatory: mandatory } = user
  const { on } = multiFactor
  return (
    <SettingRow
      term={t('profile.mfa.label')}
      value={<Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'profile.mfa.on' : 'profile.mfa.off')}</Tag>}
      note={
        <>
          <p>{whereTo()}</p>
          {mandatory && <p>{t('profile.mfa.mandatory')}</p>}
        </>
      }
      actions={
        <>
          <Button size="small" onClick={() => setOpen('choice')}>
            {t(on ? 'profile.mfa.change' : 'profile.mfa.activate')}
          </Button>
          {on && !mandatory && (
            <Button size="small" onClick={() => setOpen('off')}>
              {t('profile.mfa.deactivate')}
            </Button>
          )}
          {open === 'choice' && <MultiFactorDialog user={user} onClose={close} />}
          {open === 'off' && <MultiFactorOffDialog user={user} onClose={close} />}
        </>
      }
    />
  )

  function whereTo(): string {
    if (!on) return t('profile.mfa.offNote')
    return multiFactor.channel === 'sms'
      ? t('profile.mfa.bySms', { address: maskPhone(multiFactor.phone) })
      : t('profile.mfa.byEmail', { address: maskEmail(user.email) })
  }
}

type MultiFactorDialogProps = {
  readonly user: Profile
  readonly onClose: () => void
}

/** Turns the second factor off, after an explanation. */
function MultiFactorOffDialog({ user, onClose }: MultiFactorDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const { field, form } = useForm({
    draft: null,
    values: NO_PROOF,
    check: ({ currentPassword }) => ({ currentPassword: save.problem(currentPassword) }),
    // No phone is sent, so the current one stays.
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
        submit={{ label: t('profile.mfa.deactivateSave'), variant: 'danger' }}
        beside={<Button onClick={onClose}>{t('profile.mfa.keep')}</Button>}
        failed={t('profile.failed')}
      >
        {save.needsPassword && <CurrentPassword {...field('currentPassword')} />}
      </Form>
    </Dialog>
  )
}

/** Turns the second factor on, or changes its channel. */
function MultiFactorDialog({ user, onClose }: MultiFactorDialogProps) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const { on, channel, phone } = user.multiFactor
  const invalid = t('profile.mfa.phoneInvalid')
  const { values, field, form } = useForm({
    draft: 'multiFactor',
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
        submit={t(on ? 'profile.mfa.saveChange' : 'profile.mfa.save')}
        onCancel={onClose}
        failed={t('profile.failed')}
      >
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
        {save.needsPassword && <CurrentPassword {...field('currentPassword')} />}
      </Form>
    </Dialog>
  )
}

type Typed = { readonly codesBy: MultiFactor['channel']; readonly codePhone: string }

function wantedOf({ codesBy: channel, codePhone: phone }: Typed): MultiFactor {
  return { on: true, channel, phone }
}
