import { screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import type { ComponentType } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { renderScreen } from '#src/testing/renderScreen.tsx'
import { DevUiActions } from './DevUiActions.tsx'
import { DevUiCharts } from './DevUiCharts.tsx'
import { DevUiData } from './DevUiData.tsx'
import { DevUiFields } from './DevUiFields.tsx'
import { DevUiMessages } from './DevUiMessages.tsx'
import { DevUiPickers } from './DevUiPickers.tsx'
import { DevUiStates } from './DevUiStates.tsx'
import { DevUiSteps } from './DevUiSteps.tsx'
import { DevUiUploads } from './DevUiUploads.tsx'

// The chart library measures its drawing, which needs a layout.
vi.mock('#src/ui/chart/energy/EnergyChart.tsx', () => ({ EnergyChart: () => null }))

// The only rule of a browser's default style sheet that axe needs and this environment lacks.
beforeAll(() => {
  const style = document.createElement('style')
  style.textContent = '[hidden] { display: none }'
  document.head.append(style)
})

const SECTIONS: Readonly<Record<string, ComponentType>> = {
  DevUiActions,
  DevUiCharts,
  DevUiData,
  DevUiFields,
  DevUiMessages,
  DevUiPickers,
  DevUiStates,
  DevUiUploads,
  DevUiSteps,
}

test.each(Object.keys(SECTIONS))(
  'passes the rules of WCAG 2.2 that need no colours, on the parts in %s',
  async (name) => {
    const Section = SECTIONS[name]
    if (!Section) throw new Error(`there is no section ${name}`)
    renderScreen(<Section />)
    expect(await violations()).toEqual([])
  },
)

test('passes the same rules on the tables of the charts', async () => {
  const { user } = renderScreen(<DevUiCharts />)
  for (const button of screen.getAllByRole('button', { name: 'Ver como tabla' })) await user.click(button)
  await waitFor(() => expect(screen.getAllByRole('table').length).toBeGreaterThan(8))
  expect(await violations()).toEqual([])
})

/** The violations that axe finds. It sees no styles here: the journeys check colours and sizes in a browser. */
async function violations() {
  const { violations: found } = await axe.run(document.body, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
    resultTypes: ['violations'],
  })
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}
