import { CLOCK_TIMES, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import type { FaultRule } from '#room/api/generated/control.ts'

/** The steps of an entrance before it opens the client. */
export interface Entrance {
  readonly persona?: string | undefined
  /** The world. Without it, the world is `default`, or with `isNew` one with a generated name. */
  readonly world?: string | undefined
  /** Makes the world unless it exists. */
  readonly isNew?: boolean | undefined
  readonly scenarios?: readonly string[] | undefined
  /** The time of the world, an ISO instant. */
  readonly at?: string | undefined
  readonly faults?: readonly FaultRule[] | undefined
  readonly lang?: string | undefined
  /** A path of the client. Without it, the client opens where the persona lands. */
  readonly to?: string | undefined
}

const LANGUAGES = ['es', 'gl', 'en']
const KNOWN = new Set(['persona', 'world', 'new', 'scenario', 'at', 'fault', 'lang', 'to'])

/** The address of an entrance, as a path of this origin: `/__room/enter?persona=customer&world=mine`. */
export function entranceAddress({ persona, world, isNew, scenarios, at, faults, lang, to }: Entrance): string {
  const query = new URLSearchParams()
  const set = (name: string, value: string | undefined) => value !== undefined && query.append(name, value)
  set('persona', persona)
  set('world', world)
  set('new', isNew ? '1' : undefined)
  for (const scenario of scenarios ?? []) set('scenario', scenario)
  set('at', at)
  for (const fault of faults ?? []) set('fault', JSON.stringify(fault))
  set('lang', lang)
  set('to', to)
  return `/__room/enter?${query}`
}

/** What an entrance changes in its world, a sentence for each change. Opening it and logging in are no changes. */
export function entranceChanges({ persona, scenarios = [], at, faults = [] }: Entrance): readonly string[] {
  return [
    ...(at === undefined ? [] : [`Sets the clock to ${at}.`]),
    ...scenarios.map((scenario) => `Applies the scenario ${scenario} to ${persona}.`),
    ...faults.map((fault) => `Adds the fault ${JSON.stringify(fault)}.`),
  ]
}

/**
 * Reads the parameters of an entrance. `problems` has a sentence for each wrong parameter, with what would be right.
 */
export function readEntrance(query: URLSearchParams): { readonly entrance: Entrance; readonly problems: string[] } {
  const problems: string[] = []
  for (const name of new Set(query.keys()))
    if (!KNOWN.has(name)) problems.push(`Unknown parameter ${name}. Known: ${[...KNOWN].join(', ')}.`)
  const [persona, world, at, lang, to] = ['persona', 'world', 'at', 'lang', 'to'].map(
    (name) => query.get(name) ?? undefined,
  )
  if (at !== undefined && parseClockTime(at) === undefined) problems.push(`at is "${at}". It must be ${CLOCK_TIMES}.`)
  if (lang !== undefined && !LANGUAGES.includes(lang))
    problems.push(`lang is "${lang}". Allowed: ${LANGUAGES.join(', ')}.`)
  if (to !== undefined && !isOwnPath(to))
    problems.push(`to is "${to}". It must be a path of the client, such as /dashboard.`)
  const scenarios = query.getAll('scenario')
  if (scenarios.length > 0 && persona === undefined)
    problems.push('scenario needs a persona, such as persona=customer.')
  const faults = query.getAll('fault').flatMap((text) => {
    const rule = readRule(text)
    if (rule === null)
      problems.push(`fault is "${text}". It must be a rule as JSON, such as {"operation":"listBills","status":503}.`)
    return rule ?? []
  })
  return { entrance: { persona, world, isNew: query.has('new'), scenarios, at, faults, lang, to }, problems }
}

/** Whether a text is a path of this origin: a link from here must not lead to another site. */
function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\\\t\r\n]/.test(text)
}

function readRule(text: string): FaultRule | null {
  try {
    const value: unknown = JSON.parse(text)
    // The control API checks its content.
    return typeof value === 'object' && value !== null && 'operation' in value ? (value as FaultRule) : null
  } catch {
    return null
  }
}
