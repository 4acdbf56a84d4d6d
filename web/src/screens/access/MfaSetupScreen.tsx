import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { completeLogin } from '#src/session/login/logIn.ts'
import { isCompleteChoice, multiFactorOf, refusedMultiFactor, saveMultiFactor } from '#src/session/login/multiFactor.ts'
import type { PendingLogin } from '#src/session/login/pendingLogin.store.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

type MfaSetupScreenProps = {
  readonly pending: Extract<PendingLogin, { stage: 'setup' }>
  readonly onLeave: () => void
}

/** The choice of the second factor's channel. The log-in continues once it is saved. */
export function MfaSetupScreen({ pending, onLeave }: MfaSetupScreenProps) {
  const { t } = useTranslation()
  const { user } = pending.answer
  const invalid = t('access.setup.phoneInvalid')
  const [saved, setSaved] = useState(false)
  const { values, field, form, hasErrors } = useForm({
    draft: null,
    values: { ...multiFactorOf(user), on: true },
    check: (choice) => ({ phone: isCompleteChoice(choice) ? undefined : invalid }),
    send: (choice) => saveMultiFactor(user, choice),
    onSent: () => setSaved(true),
    refused: (error) => refusedMultiFactor(error, { phone: invalid }),
    // The log-in starts over, and asks again.
    freeToLeave: true,
  })

  return (
    <>
      <PageHeader title={t('access.setup.title')} lead={t('access.setup.lead')} hasErrors={hasErrors} />
      <Form {...form} submit={t('access.setup.save')} onCancel={onLeave} failed={(failure) => errorText(t, failure)}>
        <Checkbox
          label={t('access.setup.enable')}
          hint={pending.mandatory ? t('access.setup.mandatory') : undefined}
          disabled={pending.mandatory}
          {...field('on')}
        />
        {values.on && (
          <RadioGroup
            label={t('access.setup.channel')}
            options={[
              { value: 'email', label: t('access.setup.email'), hint: user.email },
              { value: 'sms', label: t('access.setup.sms') },
            ]}
            {...field('channel')}
          />
        )}
        {values.on && values.channel === 'sms' && (
          <PhoneField label={t('access.setup.phone')} hint={t('access.setup.phoneHint')} {...field('phone')} />
        )}
      </Form>
      <Dialog
        open={saved}
        onClose={completeLogin}
        title={t('access.setup.savedTitle')}
        closeLabel={t('common.continue')}
      >
        <p>{t(values.on ? 'access.setup.savedOn' : 'access.setup.savedOff')}</p>
      </Dialog>
    </>
  )
}
