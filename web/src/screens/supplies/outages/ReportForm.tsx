import { WarningCreationLimits } from '@acometida/api-spec/generated/limits'
import { isRealPhone } from '@acometida/api-spec/rules/person/phone'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import type { CreateWarningFailure } from '#src/api/generated/api.ts'
import { CallLinks } from '#src/domain/outage/CallLinks.tsx'
import type { Outage } from '#src/domain/outage/outages.ts'
import {
  type Report,
  type Reported,
  useReport,
  useWarnings,
  WARNING_KINDS,
  type WarningKind,
} from '#src/domain/outage/warnings.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'

type ReportFormProps = {
  readonly supply: Supply
  /** The current outage: its existing warnings are not repeated. */
  readonly outage: Outage | undefined
  readonly onReported: (reported: Reported) => void
  readonly onCancel: () => void
}

/** The form for a warning. A danger first shows the number to call. */
export function ReportForm({ supply, outage, onReported, onCancel }: ReportFormProps) {
  const { t } = useTranslation()
  const report = useReport({ cups: supply.cups })
  const warnings = useWarnings(supply.cups)
  const toldKinds = new Set(
    warnings.data?.filter(({ outageCode }) => outageCode === outage?.code).map(({ kind }) => kind),
  )
  const phoneWrong = t('outages.report.phoneWrong')
  const { field, form, values } = useForm({
    draft: `report/${supply.cups}`,
    values: EMPTY,
    check: ({ kind, comment, phone }) => ({
      kind: kind === undefined ? t('outages.report.kindMissing') : undefined,
      comment: comment.trim().length > WarningCreationLimits.comentario ? t('outages.report.commentLong') : undefined,
      phone: phone === '' || isRealPhone(phone) ? undefined : phoneWrong,
    }),
    // The check requires a kind.
    send: (typed) => report(typed as Report),
    onSent: onReported,
    refused: (error) =>
      refusedFields(failureOf<CreateWarningFailure>(error), { 'body/telefono': { phone: phoneWrong } }),
  })
  return (
    <Form
      {...form}
      submit={t('outages.report.send')}
      onCancel={onCancel}
      failed={(failure) => (
        <Banner tone="error" actions={<CallLinks />}>
          {errorText(t, failure)}
        </Banner>
      )}
    >
      <RadioGroup
        label={t('outages.report.kind')}
        options={WARNING_KINDS.map((kind) => ({
          value: kind,
          label: t(`outages.report.kinds.${kind}`),
          disabled: toldKinds.has(kind),
          ...(toldKinds.has(kind) && { hint: t('outages.report.kindWarned') }),
        }))}
        {...field('kind')}
      />
      {values.kind === 'PELIGRO' && (
        <Banner tone="error" title={t('outages.danger.title')} actions={<CallLinks />}>
          {t('outages.danger.after')}
        </Banner>
      )}
      <TextArea
        label={t('outages.report.comment')}
        hint={t('outages.report.commentHint')}
        optional
        {...field('comment')}
      />
      <PhoneField label={t('outages.report.phone')} hint={t('outages.report.phoneHint')} optional {...field('phone')} />
    </Form>
  )
}

const EMPTY: Omit<Report, 'kind'> & { readonly kind: WarningKind | undefined } = {
  kind: undefined,
  comment: '',
  phone: '',
}
