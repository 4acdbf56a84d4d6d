import { findWorld } from '#room/api/findWorld.ts'
import {
  addFault,
  applyScenario,
  getWorld,
  listPersonas,
  listScenarios,
  logInAsPersona,
  setClock,
  type Persona,
  type ScenarioName,
  type World,
} from '#room/api/generated/calls.ts'
import { makeWorld } from '#room/api/makeWorld.ts'
import { messageOf } from '#room/api/messageOf.ts'
import { asLanguage, storeLanguage } from '#src/base/i18n/languages.ts'
import { entranceChanges, type Entrance, entranceAddress, readEntrance } from './entrance.ts'
import type { Hindrance } from './hindrance.store.ts'
import { isBelowLocalhost, originOf } from './originOf.ts'

/**
 * Does what an entrance says and opens the client. Any site can link here, so it changes only a world that it makes
 * itself, and asks before it changes one that exists. Resolves only if it asks or something stops it.
 */
export async function enterByAddress(address: URL): Promise<Hindrance> {
  const { entrance, problems } = readEntrance(address.searchParams)
  if (problems.length > 0) return { problems }
  return tell(async () => {
    const { personas } = await listPersonas()
    const unknown = await unknownNames(entrance, personas)
    if (unknown.length > 0) return { problems: unknown }
    const changes = entranceChanges(entrance)
    const found = changes.length > 0 ? await existingWorld(entrance) : null
    if (found === null) return open(entrance, personas)
    return { problems: [], question: { entrance, world: found.id, changes } }
  })
}

/** Does what an entrance says after a press has confirmed it. Resolves only if something stops it. */
export function enterConfirmed(entrance: Entrance): Promise<Hindrance> {
  return tell(async () => open(entrance, (await listPersonas()).personas))
}

async function tell(act: () => Promise<Hindrance>): Promise<Hindrance> {
  try {
    return await act()
  } catch (error) {
    return { problems: [messageOf(error)] }
  }
}

async function open(entrance: Entrance, personas: readonly Persona[]): Promise<Hindrance> {
  window.location.replace(await prepare(entrance, personas))
  // The browser is leaving the page.
  return new Promise(() => {})
}

/** A sentence for each name that the server does not know, with the names that it knows. */
async function unknownNames({ persona, scenarios = [] }: Entrance, personas: readonly Persona[]): Promise<string[]> {
  const known = scenarios.length === 0 ? [] : (await listScenarios()).scenarios
  const unknown = (what: string, names: readonly string[], allowed: readonly string[]) =>
    names
      .filter((name) => !allowed.includes(name))
      .map((name) => `Unknown ${what} "${name}". Known: ${allowed.join(', ')}.`)
  const keys = personas.map(({ key }) => key)
  const names = known.map(({ name }) => name)
  return [...unknown('persona', persona === undefined ? [] : [persona], keys), ...unknown('scenario', scenarios, names)]
}

/** Prepares the world as the entrance says. Returns the address to go to next. */
async function prepare(entrance: Entrance, personas: readonly Persona[]): Promise<string> {
  const { persona, scenarios, at, faults, lang, to } = entrance
  const { id: world } = await worldOf(entrance)
  // The clock comes first: a scenario is written for the time at which it is applied.
  if (at !== undefined) await setClock(world, { now: at })
  // The names were checked against those of the server.
  for (const scenario of scenarios ?? [])
    await applyScenario(world, scenario as ScenarioName, { persona: persona ?? '' })
  for (const fault of faults ?? []) await addFault(world, fault)
  const origin = originOf(world, window.location)
  // The session is stored at the world's own origin, so the rest is done there.
  if (origin !== window.location.origin) return origin + entranceAddress({ persona, world, lang, to })
  if (!isBelowLocalhost(window.location.hostname)) rememberWorld(world)
  if (lang !== undefined) storeLanguage(asLanguage(lang))
  if (persona === undefined) return to ?? '/'
  const { storage } = await logInAsPersona(world, persona)
  for (const { key, value } of storage) sessionStorage.setItem(key, value)
  return to ?? personas.find(({ key }) => key === persona)?.landsOn ?? '/'
}

/** The world of an entrance, which is made if there is none. */
async function worldOf(entrance: Entrance): Promise<World> {
  const { world, persona, scenarios } = entrance
  const label = [persona, ...(scenarios ?? [])].filter(Boolean).join(', ') || 'made at the entrance'
  return (await existingWorld(entrance)) ?? makeWorld({ label, id: world })
}

/** The world that an entrance names; null if the entrance makes a new one. */
async function existingWorld({ world, isNew }: Entrance): Promise<World | null> {
  if (!isNew) return getWorld(world ?? 'default')
  return world === undefined ? null : findWorld(world)
}

/** Stores the world in a cookie, because the host does not name it. There is one world at a time. */
function rememberWorld(world: string): void {
  document.cookie = `x-sandbox=${world}; path=/; SameSite=Strict${world === 'default' ? '; max-age=-1' : ''}`
}
