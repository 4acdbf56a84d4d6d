import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { pushStore } from '#src/session/device/registerDevice.ts'
import { freshClient } from '#src/testing/freshClient.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { PushRow } from './PushRow.tsx'

beforeEach(async () => {
  freshClient()
  await loadTexts('mobile')
})

test('says whether this phone gets push messages and what to do when it does not [ER-048]', () => {
  act(() => pushStore.set('unknown'))
  const { container } = renderScreens({ '/': <PushRow /> }, '/')
  expect(container.textContent).toBe('')
  act(() => pushStore.set('failed'))
  expect(screen.getByText('No se han podido activar')).toBeDefined()
  expect(screen.getByText('Lo intentaremos otra vez cuando vuelva a entrar.')).toBeDefined()
  act(() => pushStore.set('refused'))
  expect(screen.getByText(/permita las notificaciones en los ajustes/)).toBeDefined()
  act(() => pushStore.set('registered'))
  expect(screen.getByText('Activados')).toBeDefined()
})
