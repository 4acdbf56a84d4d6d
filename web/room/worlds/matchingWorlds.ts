import { parseInstant } from '@acometida/api-spec/rules/time/instant'
import type { World } from '#room/api/generated/control.ts'
import { hasEveryWord } from '#room/parts/hasEveryWord.ts'

/** A world that nobody has called is idle after this time. */
const IDLE_MS = 10 * 60_000

/** The worlds whose id or label contains every word of a search. The default world comes first, then the newest. */
export function matchingWorlds(worlds: readonly World[], search: string): readonly World[] {
  const rank = ({ id, createdAt }: World) => (id === 'default' ? '~' : createdAt)
  return worlds
    .filter(({ id, label }) => hasEveryWord(`${id} ${label ?? ''}`, search))
    .toSorted((one, other) => rank(other).localeCompare(rank(one)))
}

/** The ids of idle worlds: made a while ago and never called. The default world is left out. */
export function idleWorlds(worlds: readonly World[], now: number): readonly string[] {
  return worlds
    .filter(({ id, calls, createdAt }) => id !== 'default' && calls === 0 && now - parseInstant(createdAt) > IDLE_MS)
    .map(({ id }) => id)
}
