import { endsBeforeStart } from '@acometida/api-spec/rules/time/endsBeforeStart'
import { useTranslation } from 'react-i18next'
import { detailsOfCategory, LINK_CATEGORIES } from '#src/domain/staff/link/linkDetails.ts'
import type { LinkFilter } from '#src/domain/staff/link/sentLinks.ts'
import { useLinkLabels } from '#src/domain/staff/link/useLinkLabels.ts'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { DateTimeField } from '#src/ui/form/date/DateTimeField.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

type LinkFilterFieldsProps = {
  readonly filter: LinkFilter
  readonly onFilter: (part: Partial<LinkFilter>) => void
}

/** The filter by dates and category. A range that ends before it begins shows an error and is not queried. */
export function LinkFilterFields({ filter, onFilter }: LinkFilterFieldsProps) {
  const { t } = useTranslation()
  const labels = useLinkLabels()
  const details = detailsOfCategory(filter.category)
  return (
    <Stack gap={4}>
      {/* In a row of their own, since the example above their boxes lowers them. */}
      <Grid min={18} fill>
        <DateTimeField
          name="from"
          label={t('messages.from')}
          value={filter.from}
          onValue={(from) => onFilter({ from })}
        />
        <DateTimeField
          name="to"
          label={t('messages.to')}
          value={filter.to}
          onValue={(to) => onFilter({ to })}
          error={endsBeforeStart(filter.from, filter.to) ? t('messages.backwards') : undefined}
        />
      </Grid>
      <Grid min={18} fill>
        <Select
          name="category"
          label={t('sendLink.category')}
          placeholder={t('messages.all')}
          options={LINK_CATEGORIES.map((value) => ({ value, label: labels.category(value) }))}
          value={filter.category}
          onValue={(category) => onFilter({ category, detail: '' })}
        />
        {details.length > 0 && (
          <Select
            name="detail"
            label={t('sendLink.detail')}
            placeholder={t('messages.all')}
            options={details.map((value) => ({ value, label: labels.detail(value) }))}
            value={filter.detail}
            onValue={(detail) => onFilter({ detail })}
          />
        )}
      </Grid>
    </Stack>
  )
}
