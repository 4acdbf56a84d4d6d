import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { SamplesScreen } from './SamplesScreen.tsx'

test('shows some samples: say what the screen shows', async () => {
  renderScreens({ [paths.samples]: <SamplesScreen /> }, paths.samples)
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect.fail('say what samples shows, what can be done there, and what it says when that fails')
})
