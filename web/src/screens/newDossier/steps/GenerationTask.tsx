import { type DossierSubtype, subtypeTechnologies } from '@acometida/api-spec/rules/dossierTypes'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { generatorOf } from '#src/domain/newDossier/generationAccess.ts'
import { typedNumber } from '#src/domain/newDossier/estimate.ts'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { Select } from '#src/ui/form/Select.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { KilowattsField, useTypedNumber, YesNoField, yesOrNo } from '#src/screens/newDossier/fields.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

const USES = ['NONE', 'INDIVIDUAL', 'COLLECTIVE'] as const
// The keys of an object are known to be its own, whatever TypeScript allows an object to have besides.
const SUBTYPES = Object.keys(subtypeTechnologies) as DossierSubtype[]

/** With what it generates, how much, and what for. */
export function GenerationTask({ dossier, list }: TaskProps) {
  const { t } = useTranslation()
  const decimal = useTypedNumber()
  const [query] = useSearchParams()
  const { save, ...ends } = useSaveTask({ dossier, list })
  const { newGeneration, subtype, technicalData } = dossier.form
  const asked = generatorOf(query)
  const of = useForm({
    values: {
      subtype: `${subtype ?? ''}`,
      kw: decimal(newGeneration?.installedPowerKw ?? technicalData?.requestedPowerKw),
      use: `${newGeneration?.selfConsumption ?? (asked.use === 'SELL' ? 'NONE' : (asked.use ?? ''))}`,
      surplus: yesOrNo(newGeneration?.withSurplus ?? asked.surplus),
    },
    check: ({ subtype, kw, use, surplus }) => {
      const powerKw = typedNumber(kw)
      return {
        subtype: subtype === '' ? t('dossierForm.subtypeMissing') : undefined,
        kw: powerKw !== null && powerKw >= 0.1 && powerKw <= 100_000 ? undefined : t('newDossier.inMind.kwWrong'),
        use: use === '' ? t('newDossier.questions.use.missing') : undefined,
        surplus: surplus === '' ? t('newDossier.questions.surplus.missing') : undefined,
      }
    },
    send: ({ subtype, kw, use, surplus }) =>
      save({
        subtype: SUBTYPES.find((one) => one === subtype) ?? 'DOSSUB000',
        newGeneration: {
          ...newGeneration,
          installedPowerKw: typedNumber(kw) ?? 0,
          selfConsumption: USES.find((one) => one === use) ?? 'NONE',
          withSurplus: surplus === 'yes',
        },
      }),
    ...ends,
  })
  const { field } = of
  return (
    <TaskForm id="generation" list={list} of={of}>
      <Select
        label={t('dossierForm.subtype')}
        placeholder={t('dossierForm.subtypeNone')}
        options={SUBTYPES.map((value) => ({ value, label: t(`dossierForm.subtypes.${value}`) }))}
        {...field('subtype')}
      />
      <KilowattsField generation {...field('kw')} />
      <RadioGroup
        label={t('newDossier.questions.title.use')}
        options={USES.map((value) => ({ value, label: t(`dossierForm.uses.${value}`) }))}
        {...field('use')}
      />
      <YesNoField label={t('newDossier.questions.title.surplus')} {...field('surplus')} />
    </TaskForm>
  )
}
