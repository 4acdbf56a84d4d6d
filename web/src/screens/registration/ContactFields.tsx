import { useTranslation } from 'react-i18next'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import type { SignUpDraft } from './signUpDraft.store.ts'

type ContactFieldsProps = {
  readonly draft: SignUpDraft
  readonly onChange: (part: Partial<SignUpDraft>) => void
  readonly onLeaveEmail: () => void
  readonly problemOf: (field: string) => string | undefined
}

/** Where whoever signs up can be reached: always by e-mail, and by phone if they wish. */
export function ContactFields({ draft, onChange, onLeaveEmail, problemOf }: ContactFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <EmailField
        label={t('registration.email.label')}
        hint={t('registration.email.hint')}
        error={problemOf('email')}
        name="email"
        value={draft.email}
        onValue={(email) => onChange({ email })}
        onBlur={onLeaveEmail}
      />
      <PhoneField
        label={t('registration.phone.label')}
        hint={t('registration.phone.hint')}
        error={problemOf('phone')}
        optional
        name="phone"
        value={draft.phone}
        onValue={(phone) => onChange({ phone })}
      />
    </>
  )
}
