import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#src/api/config.ts'
import { PrivacyCheckbox } from './PrivacyCheckbox.tsx'

afterEach(() => vi.unstubAllGlobals())

const none = () => undefined

async function open(links: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ links })))
  await loadConfig()
  render(<PrivacyCheckbox name="privacy" checked={false} onValue={none} onBlur={none} error={undefined} />)
  await userEvent.click(screen.getByRole('button', { name: 'Leer la información legal' }))
  return within(screen.getByRole('dialog', { name: 'Protección de datos y aviso legal' }))
}

test('leads from the legal dialog to the legal page of the utility, and closes it [SC-054]', async () => {
  const dialog = await open({ legalNotice: 'https://distribuidora.example/legal' })
  const link = dialog.getByRole('link', { name: 'Leer el aviso legal completo' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    'https://distribuidora.example/legal',
    '_blank',
  ])
  await userEvent.click(dialog.getAllByRole('button', { name: 'Cerrar' }).at(-1) ?? document.body)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('leads to our own pages without those of the utility', async () => {
  const links = (await open({})).getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/politica-de-privacidad', '/aviso-legal'])
})
