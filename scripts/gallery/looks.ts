import type { Shot } from './shot.ts'

/** How a screen can be looked at. */
export interface Look {
  readonly size: 'desktop' | 'phone'
  readonly theme: 'light' | 'dark'
  readonly language: 'es' | 'gl' | 'en'
}

/** Every way to look at a screen. */
export const everyLook: readonly Look[] = (['es', 'gl', 'en'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({ size, theme, language })),
  ),
)

/** What each state is looked at as: between them they have both sizes, both themes and the two longest languages. */
const usual: readonly Look[] = [
  { size: 'desktop', theme: 'light', language: 'es' },
  { size: 'phone', theme: 'dark', language: 'gl' },
]

/**
 * How each shot is taken: the first one of a screen in every way, as a sample, the others in the usual ones; `all`: all
 * in every way.
 */
export function looksOf(shots: readonly Shot[], all: boolean): readonly (readonly Look[])[] {
  const seen = new Set<string>()
  return shots.map(({ path }) => {
    const first = !seen.has(path)
    seen.add(path)
    return all || first ? everyLook : usual
  })
}

/** Looks by the page that shows them: they differ in the theme alone. */
export function byPage(looks: readonly Look[]): readonly (readonly [Look, ...Look[]])[] {
  const pages = new Map<string, [Look, ...Look[]]>()
  for (const look of looks) {
    const key = `${look.size} ${look.language}`
    const page = pages.get(key)
    if (page) page.push(look)
    else pages.set(key, [look])
  }
  return [...pages.values()]
}
