import { completeCups, isCups } from '@acometida/api-spec/rules/supply/cups'
import { type ComponentProps, useEffect, useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import type { PowerList } from '#src/domain/dossier/form/building.ts'
import { formOf, MAX_ONE_PHASE_KW } from '#src/domain/dossier/form/openDossier.ts'
import { toTypedConnection, connectionOf, type ConnectionTyped } from '#src/domain/dossier/start/estimate.ts'
import { EstimateResult } from '#src/screens/newDossier/EstimateResult.tsx'
import {
  connectionProblems,
  GroundField,
  KilowattsField,
  MetresField,
  VoltageField,
} from '#src/screens/newDossier/fields.tsx'
import { PowerCalculator } from '#src/screens/newDossier/steps/PowerCalculator.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The task of power, voltage and plot. */
export function PowerTask(props: TaskProps) {
  const { t, format } = useLocale()
  const { dossier, list } = props
  const { save, initialValues, draftState, formCallbacks } = useSaveTask('power', props)
  const { technicalData, powerList, ...others } = dossier.form
  const typed = dossier.connection
    ? toTypedConnection(dossier.connection)
    : { kw: '', voltage: 'BT', metres: '', ground: '' }
  const taskForm = useForm({
    values: initialValues({
      ...typed,
      kw: format.typed(typed.kw),
      phases: `${technicalData?.phases ?? ''}`,
      cups: technicalData?.cups ?? '',
      list: powerList ?? [],
    }),
    check: ({ phases, cups, list: _list, ...connection }) => ({
      ...connectionProblems(connection, t),
      phases: phases === '' ? t('dossierForm.phasesMissing') : undefined,
      cups: cups.trim() !== '' && !isCups(completeCups(cups)) ? t('dossierForm.cupsWrong') : undefined,
    }),
    send: async ({ phases, cups, list: uses, ...typed }) => {
      const connection = connectionOf(typed)
      const { technicalData } = connection ? formOf(dossier.type, connection) : {}
      // The check has validated it.
      if (!technicalData) return dossier.code
      const supply = cups.trim() === '' ? {} : { cups: completeCups(cups) }
      return save(
        {
          technicalData: { ...technicalData, phases: phases === '3' ? 3 : 1, ...supply },
          ...(uses.length > 0 && { powerList: [...uses] }),
        },
        others,
      )
    },
    ...formCallbacks,
  })
  const { field, values, put } = taskForm
  const take = (powerKw: number, uses: PowerList) =>
    put({ kw: format.typed(powerKw), list: uses, phases: powerKw > MAX_ONE_PHASE_KW ? '3' : values.phases })
  return (
    <TaskForm id="power" list={list} of={taskForm} draftState={draftState} aside={<PowerCalculator onTake={take} />}>
      <KilowattsField {...field('kw')} />
      {values.list.length > 0 && <PowerMade list={values.list} onRemove={() => put({ list: [] })} />}
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
        kind="cups"
        hint={t('dossierForm.cupsHint')}
        autoComplete="off"
        characters={22}
        optional
        {...field('cups')}
      />
      <LivePrice typed={values} generation={dossier.type === 'DOSTYP002'} onMedium={() => put({ voltage: 'MT' })} />
    </TaskForm>
  )
}

/** The breakdown of the calculated power. */
function PowerMade({ list, onRemove }: { readonly list: PowerList; readonly onRemove: () => void }) {
  const { t, format } = useLocale()
  return (
    <Stack gap={2} align="start">
      <p>{t('dossierForm.powerList')}</p>
      <NoteList>
        {list.map(({ use, units, powerKw }) => (
          <span key={`${use} ${powerKw}`}>
            {t('dossierForm.powerUse', {
              use: t(`dossierForm.powerUses.${use}`),
              units,
              kw: format.number(powerKw, 2),
            })}
          </span>
        ))}
      </NoteList>
      <Button variant="quiet" icon="trash" onClick={onRemove}>
        {t('dossierForm.powerListRemove')}
      </Button>
    </Stack>
  )
}

type LivePriceProps = Omit<ComponentProps<typeof EstimateResult>, 'connection'> & { readonly typed: ConnectionTyped }

/** The price and duration during typing. Says before sending that it will be denied. */
function LivePrice({ typed: { kw, voltage, metres, ground }, generation, onMedium }: LivePriceProps) {
  const { t } = useLocale()
  const [settled, setSettled] = useState({ kw, voltage, metres, ground })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ kw, voltage, metres, ground }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [kw, voltage, metres, ground])
  const connection = connectionOf(settled)
  return (
    <Card title={t('newDossier.inMind.estimator')} subtitle={t('newDossier.inMind.estimatorLead')}>
      <div aria-live="polite">
        {connection ? (
          <EstimateResult connection={connection} generation={generation} onMedium={onMedium} />
        ) : (
          t('dossierForm.priceWaits')
        )}
      </div>
    </Card>
  )
}

/** The pause in typing before the call, milliseconds. */
const PAUSE_MS = 500
