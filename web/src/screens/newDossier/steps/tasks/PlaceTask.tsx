import { DossierFormLimits } from '@acometida/api-spec/generated/limits'
import { isCadastralReference } from '@acometida/api-spec/rules/person/code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { DossierForm } from '#src/api/generated/api.ts'
import { addressOf, type AddressTyped, typedAddress } from '#src/domain/dossier/place/address.ts'
import { useCoverage } from '#src/domain/dossier/place/coverage.ts'
import { coordinatesOf, type Located, useDropLocated, useLocate, usePlot } from '#src/domain/dossier/place/plot.ts'
import { type Coordinates, UTM_ZONES } from '#src/domain/dossier/place/utm.ts'
import { AddressFields, addressProblems } from '#src/screens/newDossier/steps/AddressFields.tsx'
import { CoordinateFields } from '#src/screens/newDossier/steps/CoordinateFields.tsx'
import { OutsideBanner } from '#src/screens/newDossier/steps/OutsideBanner.tsx'
import { PlotFound } from '#src/screens/newDossier/steps/PlotFound.tsx'
import type { TaskProps } from '#src/screens/newDossier/steps/task.type.ts'
import { TaskForm } from '#src/screens/newDossier/steps/TaskForm.tsx'
import { useDescribeDistance } from '#src/screens/newDossier/steps/useDescribeDistance.ts'
import { useSaveTask } from '#src/screens/newDossier/steps/useSaveTask.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

/** The task of the place: address, and plot or coordinates, which the company checks before its review. */
export function PlaceTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const { addresses, cadastre, coordinates, ...rest } = dossier.form
  const [query] = useSearchParams()
  const { save, initialValues, draftState, forget, formCallbacks } = useSaveTask('place', props)
  const distance = useDescribeDistance()
  const locate = useLocate(dossier.code)
  const drop = useDropLocated(dossier.code)
  const [outside, setOutside] = useState<Located>()
  const zip = addresses?.supply?.zipCode ?? query.get('zip') ?? ''
  // Prefills the town of the postcode asked before.
  const town = useCoverage(zip).data?.towns[0]
  const initialAddress = addresses?.supply ?? {
    zipCode: zip,
    ...(town && { town: town.name, province: town.province }),
  }
  const taskForm = useForm({
    values: initialValues({
      ...typedAddress(initialAddress),
      reference: cadastre?.referenciaCatastral ?? '',
      polygon: cadastre?.polygon ?? '',
      plot: cadastre?.plot ?? '',
      x: coordinates ? `${coordinates.x}` : '',
      y: coordinates ? `${coordinates.y}` : '',
      huso: `${coordinates?.huso ?? town?.huso ?? UTM_ZONES[0]}`,
    }),
    check: (typed) => {
      const isTyped = typed.x.trim() !== '' || typed.y.trim() !== ''
      const wrong = isTyped && !coordinatesOf(typed) ? t('dossierForm.coordinatesWrong') : undefined
      return {
        ...addressProblems(typed, t),
        // Coordinates make the reference optional.
        reference: isCadastralReference(typed.reference.trim(), { optional: isTyped })
          ? undefined
          : t('dossierForm.referenceWrong'),
        x: wrong,
        y: wrong,
      }
    },
    send: async (typed): Promise<Located | undefined> => {
      const where = coordinatesOf(typed) ?? plot.data?.centre
      await save({ ...placeOf(dossier.form, typed), ...(where && { coordinates: where }) }, rest)
      return lookUp(where)
    },
    ...formCallbacks,
    onChange: (typed) => {
      setOutside(undefined)
      formCallbacks.onChange(typed)
    },
    onSent: (located) => {
      if (located?.served === false) {
        forget()
        return setOutside(located)
      }
      if (located?.nearest) toast.success(t('dossierForm.placeRight', { distance: distance(located.nearest) }))
      formCallbacks.onSent()
    },
    // A user told that the place is elsewhere sends the form again.
    again: 'asSent',
  })
  const { field, values, put } = taskForm
  const reference = field('reference')
  const huso = UTM_ZONES.find((zone) => `${zone}` === values.huso) ?? UTM_ZONES[0]
  const plot = usePlot(values.reference, huso)
  return (
    <TaskForm
      id="place"
      list={list}
      of={taskForm}
      draftState={draftState}
      aside={outside && <OutsideBanner code={dossier.code} located={outside} onForced={formCallbacks.onSent} />}
    >
      <AddressFields field={field} />
      <TextField
        label={t('dossierForm.reference')}
        kind="reference"
        hint={t('dossierForm.referenceHint')}
        autoComplete="off"
        characters={20}
        {...reference}
        onValue={(typed) => {
          // Coordinates of another plot no longer apply.
          put({ x: '', y: '' })
          reference.onValue(typed)
        }}
      />
      <PlotFound plot={plot} town={values.town} />
      {(['polygon', 'plot'] as const).map((name) => (
        <TextField
          key={name}
          kind="line"
          label={t(`dossierForm.${name}`)}
          hint={name === 'polygon' ? t('dossierForm.polygonHint') : undefined}
          autoComplete="off"
          maxLength={DossierFormLimits.cadastre[name]}
          characters={5}
          optional
          {...field(name)}
        />
      ))}
      <CoordinateFields field={field} put={put} isOpen={taskForm.hasErrors} />
    </TaskForm>
  )

  /** The company's check of a place. Undefined if it fails. Deletes the check of an earlier place. */
  async function lookUp(where: Coordinates | undefined): Promise<Located | undefined> {
    try {
      if (where) return await locate.mutateAsync(where)
      if (coordinates) {
        await drop.mutateAsync()
        toast.info(t('dossierForm.placeDropped'))
      }
    } catch {
      // The place is saved all the same, and the review checks it again.
      toast.error(t('dossierForm.placeUnknown'))
    }
    return undefined
  }
}

type PlaceTyped = AddressTyped & Readonly<Record<'reference' | 'polygon' | 'plot', string>>

/** The trimmed input, in place of the form's address. */
function placeOf(form: DossierForm, { reference, polygon, plot, ...typed }: PlaceTyped): Partial<DossierForm> {
  const address = { addresses: { ...form.addresses, supply: addressOf(typed) } }
  if (reference.trim() === '') return address
  return {
    ...address,
    cadastre: {
      referenciaCatastral: reference.trim().toUpperCase(),
      ...(polygon.trim() && { polygon: polygon.trim() }),
      ...(plot.trim() && { plot: plot.trim() }),
    },
  }
}
