import { type DossierSubtype, subtypeTechnologies } from '@acometida/api-spec/rules/dossierTypes'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useFormat } from '#src/base/useFormat.ts'
import { generatorOf } from '#src/domain/newDossier/generationAccess.ts'
import { typedNumber } from '#src/domain/newDossier/estimate.ts'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { Select } from '#src/ui/form/Select.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

const USES = ['NONE', 'INDIVIDUAL', 'COLLECTIVE'] as const
// The keys of an object are known to be its own, whatever TypeScript allows an object to have besides.
const SUBTYPES = Object.keys(subtypeTechnologies) as DossierSubtype[]

/** With what it generates, how much, and what for. */
export function GenerationTask({ dossier, list }: TaskProps) {
  const { t } = useTranslation()
  const { locale } = useFormat()
  const [query] = useSearchParams()
  const { save, ...ends } = useSaveTask({ dossier, list })
  const { newGeneration, subtype, technicalData } = dossier.form
  const installed = newGeneration?.installedPowerKw ?? technicalData?.requestedPowerKw
  const kw = installed === undefined ? '' : `${installed}`
  const asked = generatorOf(query)
  const of = useForm({
    values: {
      subtype: `${subtype ?? ''}`,
      kw: locale === 'en-GB' ? kw : kw.replace('.', ','),
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
      <TextField
        label={t('newDossier.inMind.kwGeneration')}
        hint={t('newDossier.inMind.kwHintGeneration')}
        inputMode="decimal"
        autoComplete="off"
        characters={8}
        trailing="kW"
        {...field('kw')}
      />
      <RadioGroup
        label={t('newDossier.questions.title.use')}
        options={USES.map((value) => ({ value, label: t(`dossierForm.uses.${value}`) }))}
        {...field('use')}
      />
      <RadioGroup
        label={t('newDossier.questions.title.surplus')}
        inline
        options={[
          { value: 'yes', label: t('newDossier.inMind.yes') },
          { value: 'no', label: t('newDossier.inMind.no') },
        ]}
        {...field('surplus')}
      />
    </TaskForm>
  )
}

function yesOrNo(said: boolean | undefined): 'yes' | 'no' | '' {
  if (said === undefined) return ''
  return said ? 'yes' : 'no'
}
