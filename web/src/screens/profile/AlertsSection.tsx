import { useTranslation } from 'react-i18next'
import { type Profile, useSaveAlerts } from '#src/domain/user/profile.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { TimeWindowField } from '#src/ui/form/TimeWindowField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { alertFormOf, alertProblems, alertRefusals, alertsOf } from './alertForm.ts'
import styles from './AlertsSection.module.css'
import { ProfileSection } from './ProfileSection.tsx'

/** How and when notices of supply cut-offs arrive: channel, recipient, and the hours of working days and of the others. */
export function AlertsSection({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const save = useSaveAlerts()
  const { values, field, form, busy, failure } = useForm({
    values: alertFormOf(user),
    check: (typed) => alertProblems(t, typed),
    send: (typed) => save.mutateAsync(alertsOf(typed)),
    onSent: () => {
      toast.success(t('profile.alerts.saved'))
    },
    refused: (error, typed) => alertRefusals(t, error, typed.alertChannel),
    again: 'asSent',
  })
  return (
    <ProfileSection title={t('profile.alerts.title')} lead={t('profile.alerts.lead')}>
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary" loading={busy}>
            {t('profile.alerts.save')}
          </Button>
        }
      >
        {failure !== null && <Banner tone="error">{t('profile.failed')}</Banner>}
        <RadioGroup
          label={t('profile.alerts.channel')}
          inline
          options={[
            { value: 'email', label: t('profile.alerts.email') },
            { value: 'sms', label: t('profile.alerts.sms') },
          ]}
          {...field('alertChannel')}
        />
        {values.alertChannel === 'email' ? (
          <EmailField label={t('profile.alerts.emailRecipient')} {...field('alertEmail')} />
        ) : (
          <PhoneField label={t('profile.alerts.phoneRecipient')} {...field('alertPhone')} />
        )}
        <div className={styles.hours}>
          <Grid min={15} gap={6}>
            <TimeWindowField label={t('profile.alerts.weekdays')} {...field('weekdays')} />
            <TimeWindowField label={t('profile.alerts.special')} {...field('special')} />
          </Grid>
          <p className={styles.note}>{t('profile.alerts.hours')}</p>
        </div>
      </Form>
    </ProfileSection>
  )
}
