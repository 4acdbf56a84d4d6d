import { useTranslation } from 'react-i18next'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import type { RequestPlace } from '#src/domain/request/raiseRequest.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { secondLineOf } from '#src/domain/supply/titles.ts'
import { RadioGroup } from '#src/ui/form/choice/RadioGroup.tsx'
import { Select } from '#src/ui/form/choice/Select.tsx'
import type { FieldText, FieldValue } from '#src/ui/form/Field.tsx'

type PlaceFieldProps = Pick<FieldText, 'error'> &
  FieldValue<string> & {
    readonly name: string
    readonly supplies: readonly Supply[]
    readonly dossiers: readonly Dossier[]
  }

/** The supply or dossier of a request, or neither. Many of them are a list. */
export function PlaceField({ supplies, dossiers, ...field }: PlaceFieldProps) {
  const { t } = useTranslation()
  const options = [
    ...supplies.map((supply) => ({ value: supply.cups, label: supply.title, hint: secondLineOf(supply) })),
    ...dossiers.map(({ code, name }) => ({ value: code, label: name, hint: t('newRequest.where.dossier', { code }) })),
    { value: NONE, label: t('newRequest.where.none'), hint: undefined },
  ]
  const label = t('newRequest.where.label')
  if (options.length <= MAX_RADIOS) return <RadioGroup label={label} options={options} {...field} />
  const lines = options.map(({ value, label: name, hint }) => ({ value, label: hint ? `${name} · ${hint}` : name }))
  return <Select label={label} placeholder={t('newRequest.where.choose')} options={lines} {...field} />
}

/** The place as the value of a field: a CUPS, the number of a dossier, or `none`. Empty if it is not chosen yet. */
export function placeValue(place: RequestPlace | undefined): string {
  return place === undefined ? '' : (place.cups ?? place.dossierNumber ?? NONE)
}

/** The place of a field's value. */
export function placeOf(value: string, dossiers: readonly Dossier[]): RequestPlace {
  if (value === NONE) return {}
  return dossiers.some(({ code }) => code === value) ? { dossierNumber: value } : { cups: value }
}

const NONE = 'none'
const MAX_RADIOS = 6
