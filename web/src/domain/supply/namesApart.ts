import type { Supply } from './supplies.ts'

type Named = Pick<Supply, 'cups' | 'name'> & { readonly address: Pick<Supply['address'], 'street'> }

/** The name of each supply by CUPS, unique among them: its name, or its street if several share that name. */
export function namesApart(supplies: readonly Named[]): ReadonlyMap<string, string> {
  const shared = (name: string) => supplies.filter((supply) => supply.name === name).length > 1
  return new Map(supplies.map(({ cups, name, address }) => [cups, shared(name) ? address.street : name]))
}
