import { isLoginUser } from '@acometida/api-spec/rules/document'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { isReachable, type Reminder } from './reminder.ts'

type ReminderFieldsProps = {
  readonly typed: Reminder
  readonly onTyped: (typed: Reminder) => void
  /** What the server found. */
  readonly problems: readonly FieldProblem[]
}

/** Who, and where the link goes. Leaving a field that cannot be right says so, because the button waits for it. */
export function ReminderFields({ typed, onTyped, problems }: ReminderFieldsProps) {
  const { t } = useTranslation()
  const [left, setLeft] = useState<ReadonlySet<Field>>(NONE)
  const leave = (field: Field) => setLeft(new Set([...left, field]))
  const type = (field: Field, value: string) => {
    onTyped({ ...typed, [field]: value })
    setLeft(new Set([...left].filter((each) => each !== field)))
  }
  const refused = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message
  const wrong = (field: Field, valid: boolean, words: string) =>
    left.has(field) && typed[field].trim() !== '' && !valid ? words : undefined

  return (
    <>
      <RadioGroup
        label={t('password.reset.channel')}
        name="channel"
        inline
        options={[
          { value: 'email', label: t('password.reset.byEmail') },
          { value: 'sms', label: t('password.reset.bySms') },
        ]}
        value={typed.channel}
        onValue={(channel) => {
          onTyped({ ...typed, channel, email: '', phone: '' })
          setLeft(NONE)
        }}
      />
      <TextField
        label={t('password.reset.user')}
        error={refused('username') ?? wrong('user', isLoginUser(typed.user), t('login.user.invalid'))}
        name="username"
        autoComplete="username"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
        value={typed.user}
        onValue={(value) => type('user', value)}
        onBlur={() => leave('user')}
      />
      {typed.channel === 'email' ? (
        <EmailField
          label={t('password.reset.email')}
          hint={t('password.reset.emailHint')}
          error={refused('email') ?? wrong('email', isReachable(typed), t('password.reset.emailInvalid'))}
          name="email"
          value={typed.email}
          onValue={(value) => type('email', value)}
          onBlur={() => leave('email')}
        />
      ) : (
        <PhoneField
          label={t('password.reset.phone')}
          hint={t('password.reset.phoneHint')}
          error={refused('phone') ?? wrong('phone', isReachable(typed), t('password.reset.phoneInvalid'))}
          name="phone"
          value={typed.phone}
          onValue={(value) => type('phone', value)}
          onBlur={() => leave('phone')}
        />
      )}
    </>
  )
}

type Field = 'user' | 'email' | 'phone'

const NONE: ReadonlySet<Field> = new Set()
