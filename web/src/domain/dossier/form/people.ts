import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/person/document'
import { isEmail } from '@acometida/api-spec/rules/person/email'
import { isName } from '@acometida/api-spec/rules/person/name'
import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { codeOf } from '#src/api/call/apiError.ts'
import {
  type Customer,
  type CustomerChange,
  type DossierForm,
  findCustomers,
  saveCustomer,
  type SaveCustomerFailure,
} from '#src/api/generated/api.ts'
import { useQueryRunner, useMutationOf, defineQuery } from '#src/api/query/definedQueries.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { omitEmpty } from '#src/base/omitEmpty.ts'

/** A person of a dossier. */
export type Person = NonNullable<DossierForm['owner']>

/** A person as form values. Empty strings without input. */
export type PersonTyped = Readonly<ReturnType<typeof typedPerson>>

/**
 * The form values of a person. Empty strings without one. The order is that of the fields, and so of their problems.
 */
export function typedPerson(person: Person | undefined) {
  return {
    name: person?.name ?? '',
    surname: person?.surname1 ?? '',
    surname2: person?.surname2 ?? '',
    document: person?.docNumber ?? '',
    telephone: person?.telephone ?? '',
    email: person?.email ?? '',
  }
}

/** The fields that break the contract. E-mail and telephone are optional. */
export function invalidPersonFields(typed: PersonTyped): readonly (keyof PersonTyped)[] {
  const { document, name, surname, surname2, email, telephone } = typed
  const good: Readonly<Record<keyof PersonTyped, boolean>> = {
    document: isDocument(normalizeIdentifier(document)),
    name: name.trim() !== '' && isName(name),
    surname: isName(surname),
    surname2: isName(surname2),
    email: email.trim() === '' || isEmail(email.trim()),
    telephone: telephone.trim() === '' || isTelephone(telephone),
  }
  return keysOf(good).filter((field) => !good[field])
}

export function personOf({ document, name, surname, surname2, email, telephone }: PersonTyped): Person {
  return {
    docNumber: normalizeIdentifier(document),
    name: name.trim(),
    ...omitEmpty({ surname1: surname.trim(), surname2: surname2.trim() }),
    ...omitEmpty({ email: email.trim(), telephone: normalizePhone(telephone) }),
  }
}

/** Nine digits, landline or mobile. */
export function isTelephone(typed: string): boolean {
  return /^[6-9]\d{8}$/.test(normalizePhone(typed))
}

/** A person with their document: `Lucía Ferreiro Castro (12345678Z)`. Undefined without one. */
export function personLabel(person: Person | undefined): string | undefined {
  return person && `${nameOf(person)} (${person.docNumber})`
}

export function nameOf(person: Person | undefined): string {
  return [person?.name, person?.surname1, person?.surname2].filter(Boolean).join(' ')
}

/** Finds people of the caller's other dossiers by part of their name. Fails at once when offline. */
export function useFindPeople() {
  const { fetchFresh } = useQueryRunner()
  return async (name: string): Promise<readonly Person[]> => {
    const filter = filterOf<'findCustomers'>({ name })
    const { customers } = await fetchFresh(
      defineQuery('findCustomers', [name], (signal) => findCustomers({ filter }, { signal })),
    )
    return customers.items.filter(({ userType }) => userType !== 'SELF').map(personOfCustomer)
  }
}

/** Finds a person of the caller's other dossiers by full document. Undefined if there is none, or when offline. */
export function useFindPerson() {
  const { fetchFresh } = useQueryRunner()
  return async (document: string): Promise<Person | undefined> => {
    const person = await fetchFresh(customerByDocument(document)).catch(() => undefined)
    return person && person.userType !== 'SELF' ? personOfCustomer(person) : undefined
  }
}

/** The record of a document. Null if there is none. */
function customerByDocument(document: string) {
  const filter = filterOf<'findCustomers'>({ docNumber: document })
  return defineQuery('findCustomers', [filter], async (signal) => {
    const { customers } = await findCustomers({ filter }, { signal })
    return customers.items.find(({ docNumber }) => docNumber === document) ?? null
  })
}

/**
 * Stores a person for other dossiers, with the address and the known data that a record without them would lose.
 * Returns `full` if the limit is reached.
 */
export function useKeepPerson() {
  const { fetchFresh } = useQueryRunner()
  return useMutationOf(
    async ({ person, as }: { readonly person: Person; readonly as: 'OWNER' | 'PAYER' }): Promise<'kept' | 'full'> => {
      const { docNumber, name, surname1, surname2, email, telephone } = person
      try {
        const existing = await fetchFresh(customerByDocument(docNumber))
        await saveCustomer({
          ...(existing && uneditedFields(existing)),
          docNumber,
          customerName: name,
          userType: as,
          ...omitEmpty({ surname1, surname2, email, telephone1: telephone }),
        })
        return 'kept'
      } catch (error) {
        if (codeOf<SaveCustomerFailure>(error) === '0409') return 'full'
        throw error
      }
    },
  )
}

/** The fields of a record that are not edited here. */
function uneditedFields(customer: Customer): Partial<CustomerChange> {
  const { birthday, state, town, zipcode, streetType, streetName, addNumber, telephone2, indLegalAccept } = customer
  return omitEmpty({ birthday, state, town, zipcode, streetType, streetName, addNumber, telephone2, indLegalAccept })
}

function personOfCustomer({ docNumber, customerName, surname1, surname2, email, telephone1 }: Customer): Person {
  return {
    docNumber,
    name: customerName,
    ...omitEmpty({ surname1, surname2, email, telephone: telephone1 }),
  }
}

/** The parts that are there, on one line. Undefined without any. */
export function joinParts(parts: readonly (string | undefined)[] | undefined): string | undefined {
  return parts?.filter(Boolean).join(', ') || undefined
}
