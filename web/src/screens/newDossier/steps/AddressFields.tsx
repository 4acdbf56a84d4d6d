import { DossierAddressLimits } from '@acometida/api-spec/generated/limits'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { TrackType } from '#src/api/generated/api.ts'
import { type AddressField, type AddressTyped, hasWrongZip, missingFields } from '#src/domain/dossier/place/address.ts'
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
      <TextField
        label={t('dossierForm.streetName')}
        autoComplete="address-line1"
        maxLength={DossierAddressLimits.streetName}
        {...field('streetName')}
      />
      <TextField
        label={t('dossierForm.number')}
        maxLength={DossierAddressLimits.number}
        characters={6}
        {...field('number')}
      />
      <TextField
        label={t('dossierForm.floor')}
        maxLength={DossierAddressLimits.floor}
        characters={6}
        optional
        {...field('floor')}
      />
      <TextField
        label={t('dossierForm.door')}
        maxLength={DossierAddressLimits.door}
        characters={6}
        optional
        {...field('door')}
      />
      <TextField
        label={t('newDossier.place.zip')}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={DossierAddressLimits.zipCode}
        characters={5}
        {...field('zipCode')}
      />
      <TextField label={t('dossierForm.town')} maxLength={DossierAddressLimits.town} {...field('town')} />
      <TextField label={t('dossierForm.province')} maxLength={DossierAddressLimits.province} {...field('province')} />
    </>
  )
}

/** The problems of an address, at its fields. */
export function addressProblems(typed: AddressTyped, t: TFunction) {
  const missing = missingFields(typed)
  const words = (name: (typeof missing)[number]) =>
    missing.includes(name) ? t(`dossierForm.missing.${name}`) : undefined
  return {
    streetName: words('streetName'),
    number: words('number'),
    zipCode: words('zipCode') ?? (hasWrongZip(typed) ? t('newDossier.place.wrong') : undefined),
    town: words('town'),
    province: words('province'),
  }
}
