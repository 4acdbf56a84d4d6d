import { messageOf } from '#room/api/messageOf.ts'
import {
  addFault,
  applyScenario,
  createWorld,
  getWorld,
  listPersonas,
  listScenarios,
  logInAsPersona,
  setClock,
  type ScenarioName,
} from '#room/api/generated/control.ts'
import { storeLanguage } from '#src/base/i18n/i18n.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { type Entrance, entranceAddress, readEntrance } from './entrance.ts'
import { isBelowLocalhost, originOf } from './originOf.ts'

/** What hinders an entrance, a sentence each. */
interface Hindered {
  readonly problems: readonly string[]
}

/** The loader of the entrance: `enterByAddress` for the address of a navigation. */
export function enterByRequest({ request }: { readonly request: Request }): Promise<Hindered> {
  return enterByAddress(new URL(request.url))
}

/** Does what an entrance says and opens the client; resolves only where something hinders it. */
async function enterByAddress(address: URL): Promise<Hindered> {
  const { entrance, problems } = readEntrance(address.searchParams)
  if (problems.length > 0) return { problems }
  try {
    const unknown = await unknownNames(entrance)
    if (unknown.length > 0) return { problems: unknown }
    window.location.replace(await prepare(entrance))
  } catch (error) {
    return { problems: [messageOf(error)] }
  }
  // The page is left.
  return new Promise(() => {})
}

/** The names that the server does not know, each with those that it does. */
async function unknownNames({ persona, scenarios = [] }: Entrance): Promise<string[]> {
  const [{ personas }, known] = await Promise.all([listPersonas(), listScenarios()])
  const sentence = (what: string, name: string, names: readonly string[]) =>
    names.includes(name) ? [] : [`There is no ${what} "${name}". Known: ${names.join(', ')}.`]
  return [
    ...(persona === undefined
      ? []
      : sentence(
          'persona',
          persona,
          personas.map(({ key }) => key),
        )),
    ...scenarios.flatMap((each) =>
      sentence(
        'scenario',
        each,
        known.scenarios.map(({ name }) => name),
      ),
    ),
  ]
}

/** Brings the world into what the entrance says, and returns the address that comes next. */
async function prepare({ persona, world: named, isNew, scenarios, at, faults, lang, to }: Entrance): Promise<string> {
  const label = [persona, ...(scenarios ?? [])].filter(Boolean).join(', ') || 'made at the entrance'
  const { id: world } = isNew ? await createWorld({ label }) : await getWorld(named ?? 'default')
  // In this order: a scenario is written for the time at which it is applied.
  if (at !== undefined) await setClock(world, { now: at })
  // The names were compared with those of the server.
  for (const scenario of scenarios ?? [])
    await applyScenario(world, scenario as ScenarioName, { persona: persona ?? '' })
  for (const fault of faults ?? []) await addFault(world, fault)
  const origin = originOf(world, window.location)
  // The session lies at the world's own origin, so the rest is done there.
  if (origin !== window.location.origin) return origin + entranceAddress({ persona, world, lang, to })
  if (!isBelowLocalhost(window.location.hostname)) rememberWorld(world)
  if (lang !== undefined) storeLanguage(asLanguage(lang))
  if (persona === undefined) return to ?? '/'
  const [{ storage }, { personas }] = await Promise.all([logInAsPersona(world, persona), listPersonas()])
  for (const { key, value } of storage) sessionStorage.setItem(key, value)
  return to ?? personas.find(({ key }) => key === persona)?.landsOn ?? '/'
}

/** Where the host does not tell the world, a cookie does; there is one world at a time. */
function rememberWorld(world: string): void {
  document.cookie = `x-sandbox=${world}; path=/; SameSite=Strict${world === 'default' ? '; max-age=0' : ''}`
}
