import type { controlOperations } from '@acometida/api-spec/generated/control'
import type { Static, TSchema } from '@sinclair/typebox'
import type { Context } from '#src/core/context.ts'
import type { TimeTravel } from './clock/timeTravel.ts'
import { ControlProblem } from './controlProblem.ts'
import type { World } from './worlds/world.type.ts'
import type { Worlds } from './worlds/worlds.ts'

type Operations = typeof controlOperations
export type ControlOperationId = keyof Operations

/** The type of a schema; undefined if an operation has no such part. */
type TypeOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

export type ControlAnswer<Id extends ControlOperationId> = TypeOf<Operations[Id]['success']>

/** The control API's environment: the worlds, their time, and a context to call services with. */
export interface ControlEnvironment {
  readonly worlds: Worlds
  readonly timeTravel: TimeTravel
  readonly contextOf: (world: World) => Context
}

export interface ControlCall<Id extends ControlOperationId> extends ControlEnvironment {
  readonly params: TypeOf<Operations[Id]['params']>
  readonly query: TypeOf<Operations[Id]['query']>
  readonly body: TypeOf<Operations[Id]['body']>
}

export type ControlHandler<Id extends ControlOperationId> = (
  call: ControlCall<Id>,
) => ControlAnswer<Id> | Promise<ControlAnswer<Id>>

/** One handler for every operation of the control API. A missing or misnamed one does not compile. */
export type ControlHandlers = { readonly [Id in ControlOperationId]: ControlHandler<Id> }

/** The answer of operations without a result. */
export const DONE = { done: true } as const

/** The world that a path names. Throws if it does not exist. */
export function worldOf({ worlds, params }: Pick<ControlEnvironment, 'worlds'> & { params: { world: string } }): World {
  return findWorld(worlds, params.world)
}

/** The world with an id. Throws if it does not exist. */
export function findWorld(worlds: Worlds, id: string): World {
  const found = worlds.get(id)
  if (!found) throw new ControlProblem(404, `World ${id} does not exist. GET /__control/worlds lists those that do.`)
  return found
}

/** An instant as the control API writes it, such as `2026-03-16T09:00:00.000Z`. */
export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
