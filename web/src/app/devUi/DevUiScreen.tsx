import { useSearchParams } from 'react-router-dom'
import { ToastRegion } from '#src/ui/feedback/ToastRegion.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { DevUiActions } from './DevUiActions.tsx'
import { DevUiCharts } from './DevUiCharts.tsx'
import { DevUiData } from './DevUiData.tsx'
import { DevUiFields } from './DevUiFields.tsx'
import { DevUiMessages } from './DevUiMessages.tsx'
import { DevUiPickers } from './DevUiPickers.tsx'
import styles from './DevUiScreen.module.css'
import { DevUiStates } from './DevUiStates.tsx'
import { DevUiSteps } from './DevUiSteps.tsx'
import { DevUiTables } from './DevUiTables.tsx'
import { DevUiUploads } from './DevUiUploads.tsx'

/** The developer page: every component in both themes. `?part=Fields&theme=dark` shows a part of it. */
export function DevUiScreen() {
  const [query] = useSearchParams()
  const isShown = (name: 'part' | 'theme', value: string) => [null, value].includes(query.get(name))
  return (
    <main>
      <Page
        width="full"
        title="Components"
        lead="Every component of the design system, light and dark. Seen in development only."
      >
        {SECTIONS.filter(([title]) => isShown('part', title)).map(([title, Part]) => (
          <Section key={title} title={title}>
            <div className={styles.both}>
              {THEMES.filter((theme) => isShown('theme', theme)).map((theme) => (
                <div key={theme} className={styles.sheet} data-theme={theme}>
                  <Part />
                </div>
              ))}
            </div>
          </Section>
        ))}
      </Page>
      <ToastRegion />
    </main>
  )
}

const THEMES = ['light', 'dark'] as const

const SECTIONS = [
  ['Actions and marks', DevUiActions],
  ['Fields', DevUiFields],
  ['Dates, lists and people', DevUiPickers],
  ['Ways and menus', DevUiSteps],
  ['Files', DevUiUploads],
  ['Messages', DevUiMessages],
  ['States', DevUiStates],
  ['Tables', DevUiTables],
  ['Data', DevUiData],
  ['Charts', DevUiCharts],
] as const
