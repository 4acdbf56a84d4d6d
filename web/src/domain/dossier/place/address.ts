import { recordOf } from '@acometida/api-spec/rules/recordOf'
import type { DossierAddress, DossierForm } from '#src/api/generated/api.ts'
import { isZipCode } from './coverage.ts'

/** An address as form values. Empty strings without input. */
export type AddressTyped = Readonly<Record<AddressField, string>>
export type AddressField = (typeof FIELDS)[number]

/** The required fields. */
export type NeededField = (typeof NEEDED)[number]

/** The form values of an address. Empty without one. */
export function typedAddress(address: Partial<DossierAddress> | undefined): AddressTyped {
  return recordOf(FIELDS, (name) => address?.[name] ?? (name === 'streetType' ? 'street' : ''))
}

/** The required fields without input. */
export function missingFields(typed: AddressTyped): readonly NeededField[] {
  return NEEDED.filter((name) => typed[name].trim() === '')
}

/** Whether the postcode is invalid. */
export function hasInvalidZip({ zipCode }: Pick<AddressTyped, 'zipCode'>): boolean {
  return zipCode.trim() !== '' && !isZipCode(zipCode.trim())
}

/** The trimmed address, without empty parts. */
export function addressOf(typed: AddressTyped): DossierAddress {
  const filled = FIELDS.map((name) => [name, typed[name].trim()] as const).filter(([, value]) => value !== '')
  // `fromEntries` loses the names, which are those of the fields. The street type is one of its list.
  return Object.fromEntries(filled) as unknown as DossierAddress
}

/** The addresses of a form with one kind replaced or removed. Undefined if none remains. */
export function withAddress(
  addresses: DossierForm['addresses'],
  kind: 'notification' | 'billing',
  typed: AddressTyped | undefined,
): Pick<DossierForm, 'addresses'> {
  const { [kind]: _before, ...others } = addresses ?? {}
  const all = typed ? { ...others, [kind]: addressOf(typed) } : others
  return Object.keys(all).length === 0 ? {} : { addresses: all }
}

/** An address on one line: `Rúa do Vilar, 27, 2, B, 15705 Santiago de Compostela`. */
export function dossierAddressLine({ streetName, number, floor, door, zipCode, town }: DossierAddress): string {
  return [streetName, number, floor, door, `${zipCode} ${town}`].filter(Boolean).join(', ')
}

const NEEDED = ['streetName', 'number', 'zipCode', 'town', 'province'] as const
const FIELDS = ['streetType', 'floor', 'door', ...NEEDED] as const
