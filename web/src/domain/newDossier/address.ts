import type { DossierAddress, DossierForm } from '#src/api/generated/api.ts'
import { isZipCode } from './coverage.ts'

/** An address as it is typed; empty where nothing is. */
export type AddressTyped = Readonly<Record<AddressField, string>>
export type AddressField = (typeof FIELDS)[number]

/** The required fields of an address. */
export type NeededField = (typeof NEEDED)[number]

/** An address as it is typed; of none, an empty one. */
export function typedAddress(address: Partial<DossierAddress> | undefined): AddressTyped {
  // From entries nothing keeps the names; they are those of the list.
  return Object.fromEntries(
    FIELDS.map((name) => [name, address?.[name] ?? (name === 'streetType' ? 'street' : '')]),
  ) as AddressTyped
}

/** The fields that are not filled in. */
export function missingFields(typed: AddressTyped): readonly NeededField[] {
  return NEEDED.filter((name) => typed[name].trim() === '')
}

/** A postcode that is none. */
export function hasWrongZip({ zipCode }: Pick<AddressTyped, 'zipCode'>): boolean {
  return zipCode.trim() !== '' && !isZipCode(zipCode.trim())
}

/** The typed address, trimmed, without empty parts. */
export function addressOf(typed: AddressTyped): DossierAddress {
  const filled = FIELDS.map((name) => [name, typed[name].trim()] as const).filter(([, said]) => said !== '')
  // From entries nothing keeps the names; they are those of the fields, and the kind of street is one of its list.
  return Object.fromEntries(filled) as unknown as DossierAddress
}

/** The addresses of a form with another one of a kind, or without; nothing where none is left. */
export function withAddress(
  addresses: DossierForm['addresses'],
  kind: 'notification' | 'billing',
  typed: AddressTyped | undefined,
): Pick<DossierForm, 'addresses'> {
  const { [kind]: _before, ...others } = addresses ?? {}
  const all = typed ? { ...others, [kind]: addressOf(typed) } : others
  return Object.keys(all).length === 0 ? {} : { addresses: all }
}

/** An address in a line. */
export function addressLine({ streetName, number, floor, door, zipCode, town }: DossierAddress): string {
  return [streetName, number, floor, door, `${zipCode} ${town}`].filter(Boolean).join(', ')
}

const NEEDED = ['streetName', 'number', 'zipCode', 'town', 'province'] as const
const FIELDS = ['streetType', 'floor', 'door', ...NEEDED] as const
