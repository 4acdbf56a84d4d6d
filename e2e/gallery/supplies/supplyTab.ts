import { paths, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { type Persona, persona } from '../../support/persona.ts'
import { type Part, screen } from '../shot.ts'

/** The states of the page of a supply. */
export const ofSupply = (common: Part, states: Parameters<typeof screen>[2]) =>
  screen(paths.supplyDetail, common, states)

/** The supply of a persona by its number from 1. */
export const cupsOf = (who: Persona['key'], nth = 1) => supplyCups(persona(who).userId, nth)

/** A supply of a persona, opened at a tab by its index from 0; `query` is appended to the address. */
export const tab =
  (index: number) =>
  (who: Persona['key'], nth = 1, query = ''): Part => ({
    who,
    at: `${supplyDetailPath(cupsOf(who, nth), index)}${query}`,
  })
