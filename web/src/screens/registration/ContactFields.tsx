import { useTranslation } from 'react-i18next'
import { TextField } from '#src/ui/TextField.tsx'
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
      <TextField
        label={t('registration.email.label')}
        hint={t('registration.email.hint')}
        error={problemOf('email')}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={120}
        value={draft.email}
        onValue={(email) => onChange({ email })}
        onBlur={onLeaveEmail}
      />
      <TextField
        label={t('registration.phone.label')}
        hint={t('registration.phone.hint')}
        error={problemOf('phone')}
        optional
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={16}
        characters={12}
        value={draft.phone}
        onValue={(phone) => onChange({ phone })}
      />
    </>
  )
}
