import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/SkeletonLayout.tsx'
import type { StepProps } from './AddRequestScreen.tsx'
import { stepPath } from './requestDraft.ts'

/** Which supply it is about, or none. */
export function WhereStep(props: StepProps) {
  const { t } = useTranslation()
  const supplies = useSupplies()
  return (
    <QueryGate
      query={supplies}
      skeleton={
        <>
          <PageHeader title={t('newRequest.where.title')} />
          <SkeletonLayout of="form" count={3} />
        </>
      }
    >
      {(all) => <WhereForm {...props} supplies={all} />}
    </QueryGate>
  )
}

function WhereForm({ draft, onDraft, supplies }: StepProps & { readonly supplies: readonly Supply[] }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { field, form, hasErrors } = useForm({
    values: { supply: draft.cups === '' ? NONE : (draft.cups ?? '') },
    check: ({ supply }) => ({ supply: supply === '' ? t('newRequest.where.missing') : undefined }),
    send: async ({ supply }) => onDraft({ cups: supply === NONE ? '' : supply }),
    onSent: () => void navigate(stepPath('tell')),
    freeToLeave: true,
  })
  const options = supplies.map(({ cups, name, address }) => ({
    value: cups,
    label: name,
    hint: `${address.street}, ${address.town}`,
  }))
  return (
    <>
      <PageHeader
        title={t('newRequest.where.title')}
        back={{ to: stepPath('what'), label: t('newRequest.step.what') }}
        hasErrors={hasErrors}
      />
      <Form
        {...form}
        actions={
          <Button type="submit" variant="primary">
            {t('newRequest.next')}
          </Button>
        }
      >
        <RadioGroup
          label={t('newRequest.where.label')}
          options={[...options, { value: NONE, label: t('newRequest.where.none') }]}
          {...field('supply')}
        />
      </Form>
    </>
  )
}

const NONE = 'none'
