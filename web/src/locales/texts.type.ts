import type { Messages } from './messages.type.ts'
import type * as spanish from './es.ts'
import type { later } from './later.ts'

/** What every language owes to the Spanish texts of the start. */
export type Start = Messages<typeof spanish.start>

/** The texts that a screen may need beside those of the start. */
export type TextsName = keyof typeof later

/** Every Spanish text, by namespace. */
export type Texts = typeof spanish.start & UnionToIntersection<{ [Name in TextsName]: Module<Name> }[TextsName]>

type Module<Name extends TextsName> = Awaited<ReturnType<(typeof later)[Name]['es']>>

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never
