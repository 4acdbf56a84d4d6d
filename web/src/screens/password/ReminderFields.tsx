import { useTranslation } from 'react-i18next'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import type { ReminderForm } from './useReminderForm.ts'

/** Who, and where the link goes. */
export function ReminderFields({ reminder: { values, field, put } }: { readonly reminder: ReminderForm }) {
  const { t } = useTranslation()
  const channel = field('channel')
  return (
    <>
      <RadioGroup
        label={t('password.reset.channel')}
        inline
        options={[
          { value: 'email', label: t('password.reset.byEmail') },
          { value: 'sms', label: t('password.reset.bySms') },
        ]}
        {...channel}
        onValue={(value) => {
          channel.onValue(value)
          put({ email: '', phone: '' })
        }}
      />
      <TextField
        label={t('password.reset.user')}
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        {...field('username')}
      />
      {values.channel === 'email' ? (
        <EmailField label={t('password.reset.email')} hint={t('password.reset.emailHint')} {...field('email')} />
      ) : (
        <PhoneField label={t('password.reset.phone')} hint={t('password.reset.phoneHint')} {...field('phone')} />
      )}
    </>
  )
}
