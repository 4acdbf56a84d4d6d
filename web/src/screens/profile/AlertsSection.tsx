import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { AlertFields } from '#src/domain/alert/AlertFields.tsx'
import { alertFormOf, alertProblems, alertRefusals, alertsOf } from '#src/domain/alert/alertForm.ts'
import { type Profile, useSaveAlerts } from '#src/domain/user/profile.ts'
import { useRefusedEmail } from '#src/session/login/emailCheck.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { ProfileSection } from './ProfileSection.tsx'

/** The settings of outage notices: channel, recipient, and the hours of working days and of other days. */
export function AlertsSection({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const save = useSaveAlerts()
  const refusedEmail = useRefusedEmail()
  const { values, field, form } = useForm({
    draft: 'alerts',
    values: alertFormOf(user, user.alerts),
    check: (typed) => alertProblems(t, typed),
    checkLeft: { alertEmail: refusedEmail },
    send: (typed) => save.mutateAsync(alertsOf(typed)),
    onSent: () => void toast.success(t('profile.alerts.saved')),
    refused: (error, typed) => alertRefusals(t, error, typed.alertChannel),
    again: 'asSent',
  })
  return (
    <ProfileSection title={t('profile.alerts.title')} lead={t('profile.alerts.lead')}>
      <Form
        {...form}
        submit={t('profile.alerts.save')}
        beside={
          <LinkButton to={paths.alerts} variant="quiet" iconEnd="chevronRight">
            {t('profile.alerts.bySupply')}
          </LinkButton>
        }
        failed={t('profile.failed')}
      >
        <AlertFields values={values} channel={field('alertChannel')} field={field} channels={CHANNELS} />
      </Form>
    </ProfileSection>
  )
}

const CHANNELS = ['email', 'sms'] as const
