import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { DossierForm } from '#src/api/generated/api.ts'
import { addressOf, type AddressTyped, typedAddress } from '#src/domain/newDossier/address.ts'
import { useCoverage } from '#src/domain/newDossier/coverage.ts'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import { AddressFields, addressProblems } from './AddressFields.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

/** The address, and the cadastral reference, by which the plot is found. */
export function PlaceTask(props: TaskProps) {
  const { t } = useTranslation()
  const { dossier, list } = props
  const [query] = useSearchParams()
  const { save, begun, typing, ends } = useSaveTask('place', props)
  const { addresses, cadastre, coordinates } = dossier.form
  const zip = addresses?.supply?.zipCode ?? query.get('zip') ?? ''
  // The towns of the postcode that was asked first are filled in.
  const town = useCoverage(zip).data?.towns[0]
  const known = addresses?.supply ?? { zipCode: zip, ...(town && { town: town.name, province: town.province }) }
  const of = useForm({
    values: begun({
      ...typedAddress(known),
      reference: cadastre?.referenciaCatastral ?? '',
      polygon: cadastre?.polygon ?? '',
      plot: cadastre?.plot ?? '',
    }),
    check: (typed) => {
      // Who has given the coordinates already need not give the reference.
      const isEnough = typed.reference.trim() === '' && coordinates !== undefined
      return {
        ...addressProblems(typed, t),
        reference: isEnough || REFERENCE.test(typed.reference.trim()) ? undefined : t('dossierForm.referenceWrong'),
      }
    },
    send: (typed) => save(placeOf(dossier.form, typed)),
    ...ends,
  })
  const { field } = of
  return (
    <TaskForm id="place" list={list} of={of} typing={typing}>
      <AddressFields field={field} />
      <TextField
        label={t('dossierForm.reference')}
        hint={t('dossierForm.referenceHint')}
        autoComplete="off"
        maxLength={20}
        characters={20}
        {...field('reference')}
      />
      <TextField
        label={t('dossierForm.polygon')}
        hint={t('dossierForm.polygonHint')}
        autoComplete="off"
        maxLength={5}
        characters={5}
        optional
        {...field('polygon')}
      />
      <TextField
        label={t('dossierForm.plot')}
        autoComplete="off"
        maxLength={5}
        characters={5}
        optional
        {...field('plot')}
      />
    </TaskForm>
  )
}

interface PlaceTyped extends AddressTyped {
  readonly reference: string
  readonly polygon: string
  readonly plot: string
}

/** What was typed, trimmed, in the place of the address that the form had. */
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

const REFERENCE = /^[0-9A-Za-z]{20}$/
