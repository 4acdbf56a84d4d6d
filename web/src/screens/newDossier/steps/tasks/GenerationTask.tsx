import { subtypeTechnologies } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { isCau } from '@acometida/api-spec/rules/supply/cups'
import { useSearchParams } from 'react-router-dom'
import { useLocale } from '#src/base/useLocale.ts'
import { typedNumber } from '#src/domain/dossier/start/estimate.ts'
import { generatorOf } from '#src/domain/dossier/start/generationAccess.ts'
import { AmountField, KilowattsField, YesNoField, yesOrNo } from '#src/screens/newDossier/fields.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

const USES = ['NONE', 'INDIVIDUAL', 'COLLECTIVE'] as const
const SUBTYPES = keysOf(subtypeTechnologies)

/** The task of a generator: technology, power and purpose. */
export function GenerationTask(props: TaskProps) {
  const { t, format } = useLocale()
  const { dossier, list } = props
  const [query] = useSearchParams()
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('generation', props)
  const { newGeneration, subtype, technicalData } = dossier.form
  const generator = generatorOf(query)
  const taskForm = useForm({
    values: initialValues({
      subtype: `${subtype ?? ''}`,
      kw: format.typed(newGeneration?.installedPowerKw ?? technicalData?.requestedPowerKw),
      use: `${newGeneration?.selfConsumption ?? (generator.use === 'SELL' ? 'NONE' : (generator.use ?? ''))}`,
      surplus: yesOrNo(newGeneration?.withSurplus ?? generator.surplus),
      storage: format.typed(newGeneration?.storageKwh),
      cau: newGeneration?.cau ?? '',
      guarantee: yesOrNo(newGeneration?.guaranteeDeposited),
    }),
    check: ({ subtype, kw, use, surplus, storage, cau }) => {
      const powerKw = typedNumber(kw)
      return {
        subtype: subtype === '' ? t('dossierForm.subtypeMissing') : undefined,
        kw: powerKw !== null && powerKw >= 0.1 && powerKw <= 100_000 ? undefined : t('newDossier.inMind.kwWrong'),
        use: use === '' ? t('newDossier.questions.use.missing') : undefined,
        surplus: surplus === '' ? t('newDossier.questions.surplus.missing') : undefined,
        storage: storage.trim() === '' || typedNumber(storage) !== null ? undefined : t('dossierForm.storageWrong'),
        cau: cau === '' || isCau(cau) ? undefined : t('dossierForm.cauWrong'),
      }
    },
    send: ({ subtype, kw, use, surplus, storage, cau, guarantee }) =>
      save({
        subtype: SUBTYPES.find((one) => one === subtype) ?? 'DOSSUB000',
        newGeneration: {
          installedPowerKw: typedNumber(kw) ?? 0,
          selfConsumption: USES.find((one) => one === use) ?? 'NONE',
          withSurplus: surplus === 'yes',
          ...(storage.trim() && { storageKwh: typedNumber(storage) ?? 0 }),
          ...(cau && { cau }),
          ...(guarantee && { guaranteeDeposited: guarantee === 'yes' }),
        },
      }),
    ...formCallbacks,
  })
  const { field } = taskForm
  return (
    <TaskForm id="generation" list={list} of={taskForm} draftState={draftState}>
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
      <AmountField
        label={t('dossierForm.storage')}
        hint={t('dossierForm.storageHint')}
        trailing="kWh"
        optional
        {...field('storage')}
      />
      <TextField
        label={t('dossierForm.cau')}
        kind="cups"
        hint={t('dossierForm.cauHint')}
        autoComplete="off"
        characters={26}
        optional
        {...field('cau')}
      />
      <YesNoField label={t('dossierForm.guarantee')} hint={t('dossierForm.guaranteeHint')} {...field('guarantee')} />
    </TaskForm>
  )
}
