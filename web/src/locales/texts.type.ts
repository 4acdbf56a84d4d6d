import type { Messages } from './messages.type.ts'
import type * as spanish from './es.ts'

/** What every language owes to the Spanish texts of the start. */
export type Start = Messages<typeof spanish.start>

/** What every language owes to those that come later, by the name that brings them. */
export type Later = {
  readonly [Name in TextsName]: () => Promise<Messages<Module<Name>>>
}

/** The texts that a screen may need beside those of the start. */
export type TextsName = keyof typeof spanish.later

/** Every Spanish text, by namespace. */
export type Texts = typeof spanish.start & UnionToIntersection<{ [Name in TextsName]: Module<Name> }[TextsName]>

type Module<Name extends TextsName> = Awaited<ReturnType<(typeof spanish.later)[Name]>>

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never
