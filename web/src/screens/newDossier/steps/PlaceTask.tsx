import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type DossierAddress, type DossierForm, TrackType } from '#src/api/generated/api.ts'
import { isZipCode, useCoverage } from '#src/domain/newDossier/coverage.ts'
import { Select } from '#src/ui/form/Select.tsx'
import { TextField } from '#src/ui/form/TextField.tsx'
import { useForm } from '#src/ui/form/useForm.tsx'
import type { TaskProps } from './StepsScreen.tsx'
import { TaskForm } from './TaskForm.tsx'
import { useSaveTask } from './useSaveTask.ts'

const NAMES = ['streetName', 'number', 'zipCode', 'town', 'province'] as const

/** The address, and the cadastral reference, by which the plot is found. */
export function PlaceTask({ dossier, list }: TaskProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { save, ...ends } = useSaveTask({ dossier, list })
  const { addresses, cadastre, coordinates } = dossier.form
  const zip = addresses?.supply?.zipCode ?? query.get('zip') ?? ''
  // The towns of the postcode that was asked first are filled in.
  const town = useCoverage(zip).data?.towns[0]
  const of = useForm({
    values: {
      streetType: `${addresses?.supply?.streetType ?? 'street'}`,
      streetName: addresses?.supply?.streetName ?? '',
      number: addresses?.supply?.number ?? '',
      floor: addresses?.supply?.floor ?? '',
      door: addresses?.supply?.door ?? '',
      zipCode: zip,
      town: addresses?.supply?.town ?? town?.name ?? '',
      province: addresses?.supply?.province ?? town?.province ?? '',
      reference: cadastre?.referenciaCatastral ?? '',
    },
    check: ({ reference, ...typed }) => {
      const missing = (name: (typeof NAMES)[number]) =>
        typed[name].trim() === '' ? t(`dossierForm.missing.${name}`) : undefined
      // Who has given the coordinates already need not give the reference.
      const isEnough = reference.trim() === '' && coordinates !== undefined
      return {
        streetName: missing('streetName'),
        number: missing('number'),
        zipCode: missing('zipCode') ?? (isZipCode(typed.zipCode.trim()) ? undefined : t('newDossier.place.wrong')),
        town: missing('town'),
        province: missing('province'),
        reference: isEnough || REFERENCE.test(reference.trim()) ? undefined : t('dossierForm.referenceWrong'),
      }
    },
    send: (typed) => save(placeOf(dossier.form, typed)),
    ...ends,
  })
  const { field } = of
  return (
    <TaskForm id="place" list={list} of={of}>
      <Select
        label={t('dossierForm.streetType')}
        options={Object.values(TrackType).map((value) => ({ value, label: t(`dossierForm.streetTypes.${value}`) }))}
        {...field('streetType')}
      />
      <TextField
        label={t('dossierForm.streetName')}
        autoComplete="address-line1"
        maxLength={80}
        {...field('streetName')}
      />
      <TextField label={t('dossierForm.number')} maxLength={10} characters={6} {...field('number')} />
      <TextField label={t('dossierForm.floor')} maxLength={10} characters={6} optional {...field('floor')} />
      <TextField label={t('dossierForm.door')} maxLength={10} characters={6} optional {...field('door')} />
      <TextField
        label={t('newDossier.place.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        characters={5}
        {...field('zipCode')}
      />
      <TextField label={t('dossierForm.town')} maxLength={60} {...field('town')} />
      <TextField label={t('dossierForm.province')} maxLength={40} {...field('province')} />
      <TextField
        label={t('dossierForm.reference')}
        hint={t('dossierForm.referenceHint')}
        autoComplete="off"
        maxLength={20}
        characters={20}
        {...field('reference')}
      />
    </TaskForm>
  )
}

type PlaceTyped = Readonly<Record<(typeof NAMES)[number] | 'streetType' | 'floor' | 'door' | 'reference', string>>

/** What was typed, trimmed, in the place of the address that the form had. */
function placeOf(form: DossierForm, { reference, ...typed }: PlaceTyped): Partial<DossierForm> {
  const { floor, door, ...rest } = Object.fromEntries(Object.entries(typed).map(([name, said]) => [name, said.trim()]))
  const supply = {
    ...rest,
    ...(floor ? { floor } : {}),
    ...(door ? { door } : {}),
    // From entries nothing keeps the names; they are those of the fields, and the kind of street is one of its list.
  } as DossierAddress
  return {
    addresses: { ...form.addresses, supply },
    ...(reference.trim() === ''
      ? {}
      : { cadastre: { ...form.cadastre, referenciaCatastral: reference.trim().toUpperCase() } }),
  }
}

const REFERENCE = /^[0-9A-Za-z]{20}$/
