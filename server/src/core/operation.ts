import type { operations } from '@acometida/api-spec/generated/operations'
import type { Static, TSchema } from '@sinclair/typebox'
import type { AuthorizedContext, Context, OpenContext } from './context.ts'
import type { Result } from './result.ts'

type Operations = typeof operations
export type OperationId = keyof Operations
type TypeOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** The parsed filter of an operation; null if it has none. */
export type FilterOf<Id extends OperationId> = Operations[Id]['filter'] extends { readonly schema: infer Schema }
  ? TypeOf<Schema>
  : null

/**
 * The context of an operation by its roles. Only an operation whose published security takes a token knows its caller.
 */
export type ContextOf<Id extends OperationId> = Operations[Id]['roles'] extends readonly (infer Role)[]
  ? 'anyone' extends Role
    ? [Exclude<Role, 'anyone'>] extends [never]
      ? Context
      : OpenContext
    : AuthorizedContext
  : never

/** The arguments of a handler. */
export interface Call<Id extends OperationId> {
  readonly ctx: ContextOf<Id>
  readonly params: TypeOf<Operations[Id]['params']>
  readonly query: TypeOf<Operations[Id]['query']>
  readonly body: TypeOf<Operations[Id]['body']>
  readonly filter: FilterOf<Id>
}

/** The result of a handler: its payload with one of its success codes, or one of its failure codes. */
export type ResultOf<Id extends OperationId> = Result<
  TypeOf<Operations[Id]['success']>,
  Operations[Id]['successCodes'][number],
  Operations[Id]['failureCodes'][number]
>

export type Handler<Id extends OperationId> = (call: Call<Id>) => ResultOf<Id> | Promise<ResultOf<Id>>

/** One handler for every operation of the contract. A missing or misnamed one does not compile. */
export type Handlers = { readonly [Id in OperationId]: Handler<Id> }

/** The traits of an operation that the steps of a call need. */
export interface OperationTraits {
  readonly method: string
  readonly roles: readonly string[]
  readonly needsMessageId: boolean
  readonly effect: 'none' | 'reversible' | 'lasting' | 'physical'
  readonly secretAnswer: boolean
  readonly cost: 'hash' | null
}
