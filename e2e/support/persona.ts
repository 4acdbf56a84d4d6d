import { personas, seedPassword } from '@acometida/seed/people/personas'

export type Persona = (typeof personas)[number]

/** A seeded person by key. */
export function persona(key: Persona['key']): Persona & { readonly password: string } {
  const found = personas.find((each) => each.key === key)
  if (!found) throw new Error(`There is no persona ${key}.`)
  return { ...found, password: seedPassword }
}
