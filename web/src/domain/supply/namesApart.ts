import type { Supply } from './supplies.ts'

type Named = Pick<Supply, 'cups' | 'name'> & { readonly address: Pick<Supply['address'], 'street'> }

/** What each supply is called beside the others, by its CUPS: its name, or the street where several have that name. */
export function namesApart(supplies: readonly Named[]): ReadonlyMap<string, string> {
  const shared = (name: string) => supplies.filter((supply) => supply.name === name).length > 1
  return new Map(supplies.map(({ cups, name, address }) => [cups, shared(name) ? address.street : name]))
}
