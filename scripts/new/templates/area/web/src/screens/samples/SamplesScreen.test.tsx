import { example } from '@acometida/api-spec/operations/example.ts'
import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { SamplesScreen } from './SamplesScreen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('shows some samples: say what the list shows', async () => {
  vi.stubGlobal('fetch', fakeFetch({ 'GET /samples': () => ({ content: example('listSamples') }) }))
  renderScreens({ [paths.samples]: <SamplesScreen /> }, paths.samples)
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect.fail('say what the list shows, what it says when it is empty and when it cannot be read')
})
