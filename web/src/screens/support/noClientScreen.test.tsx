import { render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ConfigError, InsecureError } from '#src/api/config.ts'
import { loadTexts } from '#src/base/i18n/i18n.ts'
import { NoClientScreen } from './NoClientScreen.tsx'

beforeAll(() => loadTexts('help'))

test('shows what is wrong with the settings and offers to retry', () => {
  render(<NoClientScreen reason={new ConfigError('/config.json: HTTP 404')} />)
  expect(screen.getByRole('alert').textContent).toContain('/config.json: HTTP 404')
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
})

test('says that https is needed and links to it', () => {
  render(<NoClientScreen reason={new InsecureError('http://area.example is not protected')} />)
  expect(screen.getByRole('alert').textContent).toContain('El área de clientes solo funciona con https')
  expect(screen.getByRole('link', { name: 'Abrir con https' }).getAttribute('href')).toMatch(/^https:/)
  expect(screen.queryByRole('button')).toBeNull()
})
