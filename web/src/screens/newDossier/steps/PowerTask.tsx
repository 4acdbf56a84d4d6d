import { completeCups, isCups } from '@acometida/api-spec/rules/cups'
import { useTranslation } from 'react-i18next'
import { asTyped, wantedOf, wrongFields } from '#src/domain/newDossier/estimate.ts'
import { formOf } from '#src/domain/newDossier/openDossier.ts'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import {
  GroundField,
  KilowattsField,
  MetresField,
  useTypedNumber,
  VoltageField,
} from '#src/screens/newDossier/fields.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

/** How much power, at which voltage, and what the plot is like. */
export function PowerTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const typedNumber = useTypedNumber()
  const { save, begun, typing, ends } = useSaveTask('power', props)
  const { technicalData } = dossier.form
  const typed = dossier.wanted ? asTyped(dossier.wanted) : { kw: '', voltage: 'BT', metres: '', ground: '' }
  const of = useForm({
    values: begun({
      ...typed,
      kw: typedNumber(typed.kw),
      phases: `${technicalData?.phases ?? ''}`,
      cups: technicalData?.cups ?? '',
    }),
    check: ({ phases, cups, ...wanted }) => {
      const wrong = wrongFields(wanted)
      return {
        kw: wrong.includes('kw') ? t('newDossier.inMind.kwWrong') : undefined,
        metres: wrong.includes('metres') ? t('newDossier.inMind.metresWrong') : undefined,
        ground: wrong.includes('ground') ? t('newDossier.inMind.groundWrong') : undefined,
        phases: phases === '' ? t('dossierForm.phasesMissing') : undefined,
        cups: cups.trim() !== '' && !isCups(completeCups(cups)) ? t('dossierForm.cupsWrong') : undefined,
      }
    },
    send: async ({ phases, cups, ...typed }) => {
      const wanted = wantedOf(typed)
      const { technicalData } = wanted ? formOf(dossier.type, wanted) : {}
      // The check has passed what is sent.
      if (!technicalData) return dossier.code
      const supply = cups.trim() === '' ? {} : { cups: completeCups(cups) }
      return save({ technicalData: { ...technicalData, phases: phases === '3' ? 3 : 1, ...supply } })
    },
    ...ends,
  })
  const { field } = of
  return (
    <TaskForm id="power" list={list} of={of} typing={typing}>
      <KilowattsField {...field('kw')} />
      <VoltageField {...field('voltage')} />
      <RadioGroup
        label={t('dossierForm.phases')}
        hint={t('dossierForm.phasesHint')}
        inline
        options={[
          { value: '1', label: t('dossierForm.phase1') },
          { value: '3', label: t('dossierForm.phase3') },
        ]}
        {...field('phases')}
      />
      <MetresField {...field('metres')} />
      <GroundField {...field('ground')} />
      <TextField
        label="CUPS"
        hint={t('dossierForm.cupsHint')}
        autoComplete="off"
        characters={22}
        optional
        {...field('cups')}
      />
    </TaskForm>
  )
}
