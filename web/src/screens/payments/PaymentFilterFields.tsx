import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { useTranslation } from 'react-i18next'
import { type PaymentFilter, PAYMENT_STATES } from '#src/domain/payment/payments.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type PaymentFilterFieldsProps = {
  readonly filter: PaymentFilter
  readonly onFilter: (part: Partial<PaymentFilter>) => void
}

/** The filter by dates and state. A range that ends before it begins shows an error and is not queried. */
export function PaymentFilterFields({ filter, onFilter }: PaymentFilterFieldsProps) {
  const { t } = useTranslation()
  return (
    <Stack gap={4}>
      {filter.dossier !== '' && (
        <Banner
          live={false}
          actions={
            <Button size="small" onClick={() => onFilter({ dossier: '' })}>
              {t('myPayments.all')}
            </Button>
          }
        >
          {t('myPayments.ofDossier', { dossier: filter.dossier })}
        </Banner>
      )}
      <Grid min={18} fill>
        <DateTimeField
          name="from"
          label={t('myPayments.from')}
          value={filter.from}
          onValue={(from) => onFilter({ from })}
        />
        <DateTimeField
          name="to"
          label={t('myPayments.to')}
          value={filter.to}
          onValue={(to) => onFilter({ to })}
          error={endsBeforeStart(filter.from, filter.to) ? t('myPayments.backwards') : undefined}
        />
      </Grid>
      <Grid min={18} fill>
        <Select
          name="state"
          label={t('myPayments.state')}
          placeholder={t('myPayments.anyState')}
          options={PAYMENT_STATES.map((value) => ({ value, label: t(`myPayments.states.${value}`) }))}
          value={filter.state}
          onValue={(state) => onFilter({ state: PAYMENT_STATES.find((one) => one === state) ?? '' })}
        />
      </Grid>
    </Stack>
  )
}
