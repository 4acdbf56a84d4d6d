import {
  type CustomDataChange,
  type ListCustomDataSuccess,
  type SupplyIcon,
  useListCustomData,
  useSaveCustomData,
} from '#src/api/generated/api.ts'
import { useOptimisticUpdate } from '#src/api/query/definedQueries.ts'
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

/**
 * Saves the name and icon of a supply or dossier, by its code. The list shows them at once (`renamed`), and after a
 * failure the old ones again.
 */
export function useNaming<Answer>(
  type: 'supply' | 'dossier',
  listKey: readonly unknown[],
  renamed: (answer: Answer, code: string, named: Named) => Answer,
) {
  const { document: documentNumber } = useSession()
  const change = (answer: Answer, { key, data }: Renaming) => renamed(answer, key, data)
  const { mutateAsync } = useSaveCustomData({ mutation: useOptimisticUpdate(listKey, change) })
  return (code: string, { name, icon }: Named) =>
    // An unknown icon of another API is sent back as received.
    mutateAsync({ key: code, data: { type, documentNumber, name, icon: icon as SupplyIcon } })
}

type Renaming = { readonly key: string; readonly data: CustomDataChange }

/** Whether an item of a list lacks its name or icon. */
export function lacksNames(items: readonly Partial<Named>[]): boolean {
  return items.some(({ name, icon }) => name === undefined || icon === undefined)
}
