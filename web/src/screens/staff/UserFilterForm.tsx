import { isLoginUser } from '@acometida/api-spec/rules/person/document'
import { isEmail, normalizeEmail } from '@acometida/api-spec/rules/person/email'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/base/serverToday.ts'
import { daysProblem, type UserFilter } from '#src/domain/staff/managedUsers.ts'
import { DateRangeField } from '#src/ui/form/date/DateRangeField.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import styles from './Staff.module.css'

type UserFilterFormProps = { readonly filter: UserFilter; readonly onFind: (filter: UserFilter) => void }

/** The filter of users. All filled fields apply; without any the list has everybody. */
export function UserFilterForm({ filter, onFind }: UserFilterFormProps) {
  const { t } = useTranslation()
  const today = serverToday()
  const ofDays = (days: UserFilter['registered']) => {
    const problem = daysProblem(days, today)
    return problem && t(`users.days.${problem}`)
  }
  const { field, form } = useLocalForm({
    values: filter,
    check: ({ document, email, registered, loggedIn }) => ({
      document: document.trim() === '' || isLoginUser(document) ? undefined : t('users.documentWrong'),
      email: email.trim() === '' || isEmail(normalizeEmail(email)) ? undefined : t('users.emailWrong'),
      registered: ofDays(registered),
      loggedIn: ofDays(loggedIn),
    }),
    next: onFind,
    again: 'asSent',
  })
  const { name: registeredId, onBlur: _left, ...registered } = field('registered')
  const { name: loggedInId, onBlur: _gone, ...loggedIn } = field('loggedIn')
  return (
    <Form {...form} submit={{ label: t('common.search'), icon: 'search' }}>
      <div className={styles.filters}>
        <TextField
          label={t('common.document')}
          kind="document"
          hint={t('users.documentHint')}
          autoComplete="off"
          spellCheck={false}
          {...field('document')}
        />
        <TextField
          label={t('users.email')}
          kind="email"
          hint={t('users.emailHint')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          {...field('email')}
        />
        <DateRangeField id={registeredId} label={t('users.registered')} max={today} {...registered} />
        <DateRangeField id={loggedInId} label={t('users.lastLogin')} max={today} {...loggedIn} />
      </div>
    </Form>
  )
}
