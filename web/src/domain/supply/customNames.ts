import { type ListCustomDataSuccess, useListCustomData } from '#src/api/generated/api.ts'
import { filterOf } from '#src/api/query/filterOf.ts'
import { useSession } from '#src/session/tokens/session.store.ts'

/** The customer's name and icon for a supply or dossier. */
export type Named = { readonly name: string; readonly icon: string }

/** The customer's names of supplies or dossiers, by code. */
export type CustomNames = ReadonlyMap<string, Named>

/** The customer's names of supplies or dossiers if their list has none (`lacking`). Empty while unknown. */
export function useCustomNames(type: 'supply' | 'dossier', lacking: boolean): CustomNames {
  const { document } = useSession()
  const filter = filterOf<'listCustomData'>({ nif: document, type })
  const { data = NONE } = useListCustomData({ filter }, { query: { enabled: lacking, select: namesOf } })
  return data
}

const NONE: CustomNames = new Map()

function namesOf({ items }: ListCustomDataSuccess): CustomNames {
  return new Map(items.map(({ keyId, name, icon }) => [keyId, { name, icon }]))
}

/** Whether an item of a list lacks its name or icon. */
export function lacksNames(items: readonly Partial<Named>[]): boolean {
  return items.some(({ name, icon }) => name === undefined || icon === undefined)
}
