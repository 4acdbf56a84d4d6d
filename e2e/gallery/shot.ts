import type { PersonaKey, World } from '@acometida/testing'
import type { Page } from '@playwright/test'

/** One screen in one state. */
export interface Shot extends Setup {
  readonly path: string
  readonly state: string
  /** The walk through the page before the picture is taken. */
  readonly steps?: Step
}

/** One step of a walk. It uses no words of the page, because it is walked in every language. */
export type Step = (page: Page, world: World) => Promise<unknown>

/** The preparation of a state before its page opens. */
export interface Setup {
  /** A persona of the seed; a visitor without one. */
  readonly who?: PersonaKey
  /** The address to open, by default the path. */
  readonly at?: string
  /** Changes the world first, for example by a fault. */
  readonly world?: (world: World) => Promise<unknown>
  /** Whether the picture is taken while an answer is pending. */
  readonly waiting?: true
  /** Whether the service worker is registered, which downloads all files of the client. */
  readonly installed?: true
}

/** A part of a state's preparation. Parts in a list are done in order, those of the world before the page opens. */
export type Part = Step | Setup | readonly Part[]

/**
 * The states of a screen, each by its name.
 * @param common the part that all of them share; a state may override it
 */
export const screen = (path: string, common: Part, states: Readonly<Record<string, Part>>): readonly Shot[] =>
  Object.entries(states).map(([state, part]) => joined({ path, state }, flat([common, part])))

function flat(part: Part): readonly (Step | Setup)[] {
  return isList(part) ? part.flatMap(flat) : [part]
}

function isList(part: Part): part is readonly Part[] {
  return Array.isArray(part)
}

function joined(name: Pick<Shot, 'path' | 'state'>, parts: readonly (Step | Setup)[]): Shot {
  const setups = parts.filter((part) => typeof part !== 'function')
  const steps = parts.filter((part) => typeof part === 'function')
  const worlds = setups.flatMap(({ world }) => world ?? [])
  return {
    ...name,
    ...Object.assign({}, ...setups),
    ...(worlds.length > 0 && { world: (world: World) => inTurn(worlds, world) }),
    ...(steps.length > 0 && { steps: (page: Page, world: World) => inTurn(steps, page, world) }),
  }
}

async function inTurn<Given extends unknown[]>(
  doings: readonly ((...given: Given) => Promise<unknown>)[],
  ...given: Given
): Promise<void> {
  for (const doing of doings) await doing(...given)
}
