import { expect, test } from 'vitest'
import css from './tokens.css?raw'

const SURFACES = ['canvas', 'surface', 'surface-sunken', 'surface-raised']

/** Text and its backgrounds. WCAG 2.2, 1.4.3 requires 4.5:1. */
const TEXT: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) =>
    ['text', 'text-muted', 'link', 'brand', 'danger', 'success', 'warning', 'info'].map(
      (ink) => [ink, surface] as const,
    ),
  ),
  ...['success', 'warning', 'danger', 'info'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    ['text', `${tone}-soft`] as const,
    ['text-muted', `${tone}-soft`] as const,
  ]),
  ['brand', 'brand-soft'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['frame-text', 'frame'],
  ['frame-text', 'frame-deep'],
  ['frame-text', 'frame-line'],
  ['frame-muted', 'frame'],
  ['frame-muted', 'frame-deep'],
]

/** Meaningful marks and their backgrounds. WCAG 2.2, 1.4.11 requires 3:1. */
const MARKS: readonly (readonly [string, string])[] = [
  ...SURFACES.flatMap((surface) => [
    ['line-strong', surface] as const,
    ['page-focus', surface] as const,
    ['energy-line', surface] as const,
  ]),
  ...['generation', 'surplus', 'self', 'comparison'].map((kind) => [`series-${kind}`, 'surface'] as const),
  ...[1, 2, 3, 4, 5, 6].map((period) => [`period-${period}`, 'surface'] as const),
  ...['surface', 'surface-sunken'].map((surface) => ['heat-low', surface] as const),
  ['energy', 'frame'],
]

test.each(['light', 'dark'] as const)('draws all text of the %s theme at 4.5:1 or more', (theme) => {
  expect(pairsUnder(4.5, TEXT, themeColours(theme))).toEqual([])
})

test.each(['light', 'dark'] as const)('draws all marks of the %s theme at 3:1 or more', (theme) => {
  expect(pairsUnder(3, MARKS, themeColours(theme))).toEqual([])
})

test('orders the tariff periods by contrast in each theme, P1 first', () => {
  for (const theme of ['light', 'dark'] as const) {
    const colours = themeColours(theme)
    const contrasts = [1, 2, 3, 4, 5, 6].map((period) => contrast(colours, `period-${period}`, 'surface'))
    expect(contrasts).toEqual([...contrasts].sort((a, b) => b - a))
  }
})

test('sets the same colours in both themes', () => {
  const light = [...themeColours('light').keys()]
  const dark = [...themeColours('dark').keys()]
  expect(dark.sort()).toEqual(light.sort())
})

function themeColours(theme: 'light' | 'dark') {
  const start = css.indexOf(`[data-theme='${theme}'] {`)
  const block = css.slice(start, css.indexOf('}', start))
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', colour = '']) => [name, colour]),
  )
}

function pairsUnder(least: number, pairs: typeof TEXT, colours: ReadonlyMap<string, string>) {
  return pairs.flatMap(([ink, surface]) => {
    const ratio = contrast(colours, ink, surface)
    return ratio < least ? [`${ink} on ${surface}: ${ratio.toFixed(2)}`] : []
  })
}

function contrast(colours: ReadonlyMap<string, string>, a: string, b: string) {
  const [dark = 0, light = 0] = [luminance(colours, a), luminance(colours, b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colours: ReadonlyMap<string, string>, name: string) {
  const colour = colours.get(name)
  if (!colour) throw new Error(`tokens.css has no colour ${name}`)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
