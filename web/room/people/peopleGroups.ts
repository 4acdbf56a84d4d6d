import type { Persona } from '#room/api/generated/control.ts'
import { hasWords } from '#room/parts/hasWords.ts'

interface Group {
  readonly name: string
  readonly members: readonly Persona[]
}

/**
 * The groups, in the order of the screen, each with a test of the texts that a persona shows. The first group that fits
 * a persona takes it.
 */
const GROUPS: readonly (readonly [name: string, fits: (persona: Persona) => boolean])[] = [
  ['Staff', ({ situation }) => /^An agent|^Administers/.test(situation)],
  ['Log-in and account', ({ situation }) => /log-in answers|password|Blocked|data protection/.test(situation)],
  ['For others, and many supplies', ({ situation }) => /^(Manages|Looks after)|chain/.test(situation)],
]
const OTHERS = 'Everyday customers'

/** The people whose shown texts match a search, in their groups. Empty groups are left out. */
export function groupsOf(personas: readonly Persona[], search: string): readonly Group[] {
  const found = personas.filter(({ key, username, situation, roles }) =>
    hasWords(`${key} ${username} ${situation} ${roles}`, search),
  )
  const groupOf = (persona: Persona) => GROUPS.find(([, fits]) => fits(persona))?.[0] ?? OTHERS
  return [OTHERS, ...GROUPS.map(([name]) => name)]
    .map((name) => ({ name, members: found.filter((persona) => groupOf(persona) === name) }))
    .filter(({ members }) => members.length > 0)
}
