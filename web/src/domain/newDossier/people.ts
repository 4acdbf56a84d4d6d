import { filterOf } from '#src/api/filterOf.ts'
import { isDocument, normalizeIdentifier } from '@acometida/api-spec/rules/document'
import { isEmail } from '@acometida/api-spec/rules/email'
import { isName } from '@acometida/api-spec/rules/name'
import { normalizePhone } from '@acometida/api-spec/rules/phone'
import { codeOf } from '#src/api/apiError.ts'
import { useAnswers, useChange, question } from '#src/api/composed.ts'
import {
  type Customer,
  type CustomerChange,
  type DossierForm,
  findCustomers,
  saveCustomer,
  type SaveCustomerFailure,
} from '#src/api/generated/api.ts'

/** Somebody of a dossier. */
export type Person = NonNullable<DossierForm['owner']>

/** Somebody as they are typed; empty where nothing is. */
export interface PersonTyped {
  readonly document: string
  readonly name: string
  readonly surname: string
  readonly surname2: string
  readonly email: string
  readonly telephone: string
}

/** In the order of the fields, which is that of the problems in the summary. */
export function typedPerson(person: Person | undefined): PersonTyped {
  return {
    name: person?.name ?? '',
    surname: person?.surname1 ?? '',
    surname2: person?.surname2 ?? '',
    document: person?.docNumber ?? '',
    telephone: person?.telephone ?? '',
    email: person?.email ?? '',
  }
}

/** The fields that are not as the contract takes them. E-mail and telephone may be left out. */
export function wrongPersonFields({
  document,
  name,
  surname,
  surname2,
  email,
  telephone,
}: PersonTyped): readonly (keyof PersonTyped)[] {
  const good: Readonly<Partial<Record<keyof PersonTyped, boolean>>> = {
    document: isDocument(normalizeIdentifier(document)),
    name: name.trim() !== '' && isName(name),
    surname: isName(surname),
    surname2: isName(surname2),
    email: email.trim() === '' || isEmail(email.trim()),
    telephone: telephone.trim() === '' || isTelephone(telephone),
  }
  return CHECKED.filter((field) => !good[field])
}

export function personOf({ document, name, surname, surname2, email, telephone }: PersonTyped): Person {
  return {
    docNumber: normalizeIdentifier(document),
    name: name.trim(),
    ...(surname.trim() && { surname1: surname.trim() }),
    ...(surname2.trim() && { surname2: surname2.trim() }),
    ...(email.trim() && { email: email.trim() }),
    ...(telephone.trim() && { telephone: normalizePhone(telephone) }),
  }
}

/** Nine digits, fixed or mobile. */
export function isTelephone(typed: string): boolean {
  return /^[6-9]\d{8}$/.test(normalizePhone(typed))
}

export function nameOf(person: Person | undefined): string {
  return [person?.name, person?.surname1, person?.surname2].filter(Boolean).join(' ')
}

/** Finds people of the caller's other dossiers by a part of their name. Fails at once without a connection. */
export function useFindPeople() {
  const { askNow } = useAnswers()
  return async (name: string): Promise<readonly Person[]> => {
    const filter = filterOf<'findCustomers'>({ name })
    const { customers } = await askNow(
      question('findCustomers', [name], (signal) => findCustomers({ filter }, { signal })),
    )
    return customers.items.filter(({ userType }) => userType !== 'SELF').map(personOfCustomer)
  }
}

/**
 * Finds somebody of the caller's other dossiers by the whole document; undefined where there is nobody, or no
 * connection.
 */
export function useFindPerson() {
  const { askNow } = useAnswers()
  return async (document: string): Promise<Person | undefined> => {
    const found = await askNow(customerByDocument(normalizeIdentifier(document))).catch(() => undefined)
    return found && found.userType !== 'SELF' ? personOfCustomer(found) : undefined
  }
}

/** The record of a document; null where there is none. */
function customerByDocument(document: string) {
  const filter = filterOf<'findCustomers'>({ docNumber: document })
  return question('findCustomers', [filter], async (signal) => {
    const { customers } = await findCustomers({ filter }, { signal })
    return customers.items.find(({ docNumber }) => docNumber === document) ?? null
  })
}

/**
 * Keeps somebody for other dossiers, with the address and what else is known of them, which a record without would
 * lose. Answers `full` where nobody more can be kept.
 */
export function useKeepPerson() {
  const { askNow } = useAnswers()
  return useChange(
    async ({ person, as }: { readonly person: Person; readonly as: 'OWNER' | 'PAYER' }): Promise<'kept' | 'full'> => {
      const { docNumber, name, surname1, surname2, email, telephone } = person
      try {
        const known = await askNow(customerByDocument(docNumber))
        await saveCustomer({
          ...(known && keptOf(known)),
          docNumber,
          customerName: name,
          userType: as,
          ...(surname1 && { surname1 }),
          ...(surname2 && { surname2 }),
          ...(email && { email }),
          ...(telephone && { telephone1: telephone }),
        })
        return 'kept'
      } catch (error) {
        if (codeOf<SaveCustomerFailure>(error) === '0409') return 'full'
        throw error
      }
    },
  )
}

/** The parts of a record that nobody types here. */
function keptOf(customer: Customer): Partial<CustomerChange> {
  const kept = KEPT.map((name) => [name, customer[name]] as const).filter(([, value]) => value !== undefined)
  // Both have the same fields of the same types.
  return Object.fromEntries(kept) as Partial<CustomerChange>
}

const KEPT = [
  'birthday',
  'state',
  'town',
  'zipcode',
  'streetType',
  'streetName',
  'addNumber',
  'telephone2',
  'indLegalAccept',
] as const satisfies readonly (keyof Customer & keyof CustomerChange)[]

function personOfCustomer({ docNumber, customerName, surname1, surname2, email, telephone1 }: Customer): Person {
  return {
    docNumber,
    name: customerName,
    ...(surname1 && { surname1 }),
    ...(surname2 && { surname2 }),
    ...(email && { email }),
    ...(telephone1 && { telephone: telephone1 }),
  }
}

const CHECKED = ['document', 'name', 'surname', 'surname2', 'email', 'telephone'] as const
