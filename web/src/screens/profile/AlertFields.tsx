import { useTranslation } from 'react-i18next'
import type { FieldProblem } from '#src/ui/form/ErrorSummary.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { EmailField } from '#src/ui/form/EmailField.tsx'
import { TimeWindowField } from '#src/ui/form/TimeWindowField.tsx'
import { type AlertForm, FIELDS } from './alertForm.ts'
import styles from './AlertFields.module.css'

type AlertFieldsProps = {
  readonly form: AlertForm
  readonly problems: readonly FieldProblem[]
  readonly onChange: (part: Partial<AlertForm>) => void
}

/** Channel, recipient, and the hours of working days and of the others. */
export function AlertFields({ form, problems, onChange }: AlertFieldsProps) {
  const { t } = useTranslation()
  const problemOf = (id: string) => problems.find(({ fieldId }) => fieldId === id)?.message
  return (
    <>
      <RadioGroup
        label={t('profile.alerts.channel')}
        name="alertChannel"
        inline
        options={[
          { value: 'email', label: t('profile.alerts.email') },
          { value: 'sms', label: t('profile.alerts.sms') },
        ]}
        value={form.channel}
        onValue={(channel) => onChange({ channel })}
      />
      {form.channel === 'email' ? (
        <EmailField
          label={t('profile.alerts.emailRecipient')}
          error={problemOf(FIELDS.email)}
          name={FIELDS.email}
          value={form.email}
          onValue={(email) => onChange({ email })}
        />
      ) : (
        <PhoneField
          label={t('profile.alerts.phoneRecipient')}
          error={problemOf(FIELDS.phone)}
          name={FIELDS.phone}
          value={form.phone}
          onValue={(phone) => onChange({ phone })}
        />
      )}
      <div className={styles.hours}>
        <Grid min={15} gap={6}>
          <TimeWindowField
            id={FIELDS.weekdays}
            label={t('profile.alerts.weekdays')}
            error={problemOf(FIELDS.weekdays)}
            value={form.weekdays}
            onValue={(weekdays) => onChange({ weekdays })}
          />
          <TimeWindowField
            id={FIELDS.special}
            label={t('profile.alerts.special')}
            error={problemOf(FIELDS.special)}
            value={form.special}
            onValue={(special) => onChange({ special })}
          />
        </Grid>
        <p className={styles.note}>{t('profile.alerts.hours')}</p>
      </div>
    </>
  )
}
