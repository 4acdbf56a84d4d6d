import { DossierFormLimits } from '@acometida/api-spec/generated/limits'
import { useTranslation } from 'react-i18next'
import { DossierFormSupplyTypesItem } from '#src/api/generated/api.ts'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import { FieldGroup } from '#src/ui/form/FieldGroup.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextArea } from '#src/ui/form/text/TextArea.tsx'

/** The task of the purpose, with remarks for the reviewer. */
export function AsksTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('asks', props)
  const { remarks: _remarks, ...others } = dossier.form
  const taskForm = useForm({
    values: initialValues({ supplyTypes: [...(dossier.form.supplyTypes ?? [])], remarks: dossier.form.remarks ?? '' }),
    check: ({ supplyTypes }) => ({
      supplyTypes: supplyTypes.length === 0 ? t('dossierForm.supplyTypesMissing') : undefined,
    }),
    send: ({ supplyTypes, remarks }) =>
      save({ supplyTypes, ...(remarks.trim() && { remarks: remarks.trim() }) }, others),
    ...formCallbacks,
  })
  const { name, value, onValue, onBlur, error } = taskForm.field('supplyTypes')
  return (
    <TaskForm id="asks" list={list} of={taskForm} draftState={draftState}>
      <FieldGroup id={name} label={t('dossierForm.supplyTypes')} hint={t('dossierForm.supplyTypesHint')} error={error}>
        {SUPPLY_TYPES.map((type, index) => (
          <Checkbox
            key={type}
            id={index === 0 ? name : `${name}-${type}`}
            label={t(`dossierForm.supplyType.${type}`)}
            checked={value.includes(type)}
            onValue={(checked) =>
              onValue(SUPPLY_TYPES.filter((each) => (each === type ? checked : value.includes(each))))
            }
            onBlur={onBlur}
          />
        ))}
      </FieldGroup>
      <TextArea
        label={t('dossierForm.remarks')}
        hint={t('dossierForm.remarksHint')}
        maxLength={DossierFormLimits.remarks}
        optional
        {...taskForm.field('remarks')}
      />
    </TaskForm>
  )
}

const SUPPLY_TYPES = Object.values(DossierFormSupplyTypesItem)
