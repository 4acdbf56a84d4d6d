import { DossierAddressLimits } from '@acometida/api-spec/generated/limits'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TrackType } from '#src/api/generated/api.ts'
import {
  type AddressField,
  type AddressTyped,
  hasInvalidZip,
  missingFields,
  type NeededField,
} from '#src/domain/dossier/place/address.ts'
import type { Typed } from '#src/screens/newDossier/fields.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'

/** The fields of an address. */
export function AddressFields({ field }: { readonly field: (name: AddressField) => Typed }) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        label={t('dossierForm.streetType')}
        options={Object.values(TrackType).map((value) => ({ value, label: t(`dossierForm.streetTypes.${value}`) }))}
        {...field('streetType')}
      />
      {TEXTS.map(({ name, ...look }) => (
        <TextField
          key={name}
          kind={name === 'zipCode' ? 'postcode' : 'line'}
          label={name === 'zipCode' ? t('newDossier.place.zip') : t(`dossierForm.${name}`)}
          maxLength={DossierAddressLimits[name]}
          {...look}
          {...field(name)}
        />
      ))}
    </>
  )
}

const TEXTS = [
  { name: 'streetName', autoComplete: 'address-line1' },
  { name: 'number', characters: 6 },
  { name: 'floor', characters: 6, optional: true },
  { name: 'door', characters: 6, optional: true },
  { name: 'zipCode', inputMode: 'numeric', autoComplete: 'postal-code', characters: 5 },
  { name: 'town' },
  { name: 'province' },
] as const

/** The problems of an address, at its fields. */
export function addressProblems(typed: AddressTyped, t: TFunction): Partial<Record<NeededField, string>> {
  return {
    ...Object.fromEntries(missingFields(typed).map((name) => [name, t(`dossierForm.missing.${name}`)])),
    ...(hasInvalidZip(typed) && { zipCode: t('newDossier.place.wrong') }),
  }
}
