import type { Messages } from './messages.type.ts'
import type * as spanish from './es.ts'
import type { later } from './later.ts'

/** The shape of the start texts in every language. */
export type Start = Messages<typeof spanish.start>

/** The groups of texts that load with screens. */
export type TextsName = keyof typeof later

/** All Spanish texts, by namespace. */
export type Texts = typeof spanish.start & UnionToIntersection<{ [Name in TextsName]: Module<Name> }[TextsName]>

type Module<Name extends TextsName> = Awaited<ReturnType<(typeof later)[Name]['es']>>

type UnionToIntersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer Intersection,
) => void
  ? Intersection
  : never
