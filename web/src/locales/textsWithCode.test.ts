import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { screens } from '#src/app/screens.ts'
import { startI18n } from '#src/base/i18n/i18n.ts'
import { startLanguage } from '#src/testing/texts.ts'
import { groupsOf, readSources, spanishTextsOf, withTextsIn } from '../../vite/textsWithCode.ts'

const client = join(import.meta.dirname, '..')
const sources = readSources()
const groupsIn = (file: string) => groupsOf(join(client, file), sources)

afterEach(() => void startI18n('es'))

test('finds the texts that a file says itself, and those of what it imports at once', () => {
  expect(groupsIn('domain/bill/WorksLines.tsx')).toContain('works')
  expect(groupsIn('screens/supplies/bills/BillsTab.tsx')).toEqual(['bills', 'paying', 'shared', 'supplies', 'uiParts'])
})

test('leaves out the texts of what a file loads later or takes types of', () => {
  expect(groupsIn('app/screens.ts')).toEqual([])
  expect(groupsIn('app/main.tsx')).not.toContain('help')
})

test('names the Spanish files of the texts that a page says, for its preloads', () => {
  const files = spanishTextsOf(['screens/registration/SignUpScreen.tsx', 'judge/readAnswer.ts'], sources)
  expect(files).toEqual(['screens/registration/texts/es.ts', 'locales/shared/es.ts'])
})

test('adds texts to the imports of code that says some, and changes no other import', () => {
  const code = [
    `const bills = () => import('./bills/BillsTab.tsx')`,
    `const xlsx = () => import("./consumption/xlsx.ts")`,
    `const react = () => import('react')`,
    `const Notice = () => import('#src/app/notices/ErrorBanner.tsx')`,
  ].join('\n')
  expect(withTextsIn(code, join(client, 'screens/supplies/supplyTabs.ts'), sources)?.split('\n')).toEqual([
    `const bills = () => withTexts(import('./bills/BillsTab.tsx'), 'bills', 'paying', 'supplies', 'uiParts')`,
    `const xlsx = () => import("./consumption/xlsx.ts")`,
    `const react = () => import('react')`,
    `const Notice = () => withTexts(import('#src/app/notices/ErrorBanner.tsx'))`,
    `import { withTexts } from '#src/base/i18n/withTexts.ts'`,
  ])
})

test('loads the code of a screen with its texts, in the language on screen alone', async () => {
  const i18n = await startLanguage('gl')
  const loadAt = (path: string) => screens.find((screen) => screen.path === path)?.load()
  await loadAt('/dashboard')
  const loaded = ['dashboard', 'failure', 'supplies'].map((namespace) => i18n.hasResourceBundle('gl', namespace))
  expect([...loaded, i18n.hasResourceBundle('es', 'dashboard')]).toEqual([true, true, false, false])
})

test('loads with the code of all screens each text that one of them says', async () => {
  const i18n = await startLanguage('es')
  await Promise.all(screens.map(({ load }) => load()))
  const missing = [...sources.groupOf.keys()].filter((namespace) => !i18n.hasResourceBundle('es', namespace))
  const tabs = ['billingPeriods', 'bills', 'compare', 'contracts', 'maxPower', 'programmed', 'readings']
  // The tabs of a supply load when they open, and so do two dialogs.
  expect(missing.toSorted()).toEqual([...tabs, 'curves', 'reconnect'].toSorted())
})
