import { useTranslation } from 'react-i18next'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import type { RequestPlace } from '#src/domain/request/raiseRequest.ts'
import { type Supply, useSupplies } from '#src/domain/supply/supplies.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { StepForm } from '#src/ui/form/kit/StepForm.tsx'
import { useLocalForm } from '#src/ui/form/kit/useLocalForm.ts'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import type { StepProps } from './requestDraft.ts'

/** The step of the supply or dossier, or neither. */
export function WhereStep(props: StepProps) {
  const { t } = useTranslation()
  const [supplies, dossiers] = [useSupplies(), useDossiers()]
  const skeleton = (
    <>
      <PageHeader title={t('newRequest.where.title')} />
      <SkeletonLayout of="form" count={3} />
    </>
  )
  return (
    <QueryGate query={supplies} skeleton={skeleton}>
      {(ownSupplies) => (
        <QueryGate query={dossiers} skeleton={skeleton}>
          {(ownDossiers) => <WhereForm {...props} supplies={ownSupplies} dossiers={ownDossiers} />}
        </QueryGate>
      )}
    </QueryGate>
  )
}

type WhereFormProps = StepProps & {
  readonly supplies: readonly Supply[]
  readonly dossiers: readonly Dossier[]
}

function WhereForm({ wizard: { draft, change, goTo, pathOf }, supplies, dossiers }: WhereFormProps) {
  const { t } = useTranslation()
  const { field, form, hasErrors } = useLocalForm({
    values: { place: valueOf(draft.place) },
    check: ({ place }) => ({ place: place === '' ? t('newRequest.where.missing') : undefined }),
    onChange: ({ place }) => change({ place: placeOf(place) }),
    next: ({ place }) => goTo('tell', { place: placeOf(place) }),
  })
  const options = [
    ...supplies.map(({ cups, name, address }) => ({
      value: cups,
      label: name,
      hint: `${address.street}, ${address.town}`,
    })),
    ...dossiers.map(({ code, name }) => ({ value: code, label: name, hint: t('newRequest.where.dossier', { code }) })),
    { value: NONE, label: t('newRequest.where.none') },
  ]
  return (
    <StepForm
      title={t('newRequest.where.title')}
      back={{ to: pathOf('what'), label: t('newRequest.step.what') }}
      hasErrors={hasErrors}
      {...form}
    >
      <RadioGroup label={t('newRequest.where.label')} options={options} {...field('place')} />
    </StepForm>
  )

  function placeOf(value: string): RequestPlace {
    if (value === NONE) return {}
    return dossiers.some(({ code }) => code === value) ? { dossierNumber: value } : { cups: value }
  }
}

function valueOf(place: RequestPlace | undefined): string {
  return place === undefined ? '' : (place.cups ?? place.dossierNumber ?? NONE)
}

const NONE = 'none'
