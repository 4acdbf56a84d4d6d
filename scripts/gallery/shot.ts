import type { PersonaKey, World } from '@acometida/testing'
import type { Page } from '@playwright/test'

/** One screen in one state. */
export interface Shot extends Setup {
  readonly path: string
  readonly state: string
  /** The walk through the page before the picture is taken. */
  readonly steps?: Step
}

/** One step of a walk. It uses no words of the page, since it is walked in every language. */
export type Step = (page: Page, world: World) => Promise<unknown>

/** How a state comes about before its page opens. */
export interface Setup {
  /** A persona of the seed; a visitor without one. */
  readonly who?: PersonaKey
  /** Where it opens: the path itself unless told. */
  readonly at?: string
  /** What happens to the world first, such as a fault. */
  readonly world?: (world: World) => Promise<unknown>
  /** It is pictured while an answer is on its way. */
  readonly waiting?: true
  /** Its service worker is registered, and downloads all files of the client. */
  readonly installed?: true
}

/** A part of how a state comes about. Parts in a list are done in turn, each world before its page opens. */
export type Part = Step | Setup | readonly Part[]

/**
 * The states of a screen, each by its name.
 * @param common what all of them have; a state may say otherwise
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
