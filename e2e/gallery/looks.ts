import type { Shot } from './shot.ts'

/** A combination of language, size and theme. */
export interface Look {
  readonly size: 'desktop' | 'phone'
  readonly theme: 'light' | 'dark'
  readonly language: 'es' | 'gl' | 'en'
}

/** All looks. */
export const everyLook: readonly Look[] = (['es', 'gl', 'en'] as const).flatMap((language) =>
  (['desktop', 'phone'] as const).flatMap((size) =>
    (['light', 'dark'] as const).map((theme) => ({ size, theme, language })),
  ),
)

/** The looks of each state. Together they cover both sizes, both themes and the two longest languages. */
const usual: readonly Look[] = [
  { size: 'desktop', theme: 'light', language: 'es' },
  { size: 'phone', theme: 'dark', language: 'gl' },
]

/**
 * The looks of each shot: the first one of a screen has every look, as a sample, and the others have the usual ones.
 * With `all`, each shot has every look.
 */
export function looksOf(shots: readonly Shot[], all: boolean): readonly (readonly Look[])[] {
  const seen = new Set<string>()
  return shots.map(({ path }) => {
    const first = !seen.has(path)
    seen.add(path)
    return all || first ? everyLook : usual
  })
}

/** Looks grouped by page. Those of a page differ only in the theme. */
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
