import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Menu } from './Menu.tsx'

test('the button opens a menu of its name, and the arrow keys say which item they are on', async () => {
  const { button } = await open()
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const menu = screen.getByRole('menu', { name: 'Acciones', hidden: true })
  await waitFor(() => expect(document.activeElement).toBe(menu))
  expect(activeItem()).toBe('Descargar')
  await userEvent.keyboard('{ArrowDown}')
  expect(activeItem()).toBe('Eliminar')
})

test('Enter does what the item says, once, and gives the focus back', async () => {
  const { button, onDownload } = await open()
  await userEvent.keyboard('{Enter}')
  expect(onDownload).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByRole('menu', HIDDEN)).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

test('Escape closes it, does nothing, and gives the focus back', async () => {
  const { button, onDownload } = await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('menu', HIDDEN)).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(onDownload).not.toHaveBeenCalled()
})

test('an unavailable action is announced and skipped', async () => {
  await open()
  expect(screen.getByRole('menuitem', { name: 'Pagar', hidden: true }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeItem()).toBe('Eliminar')
})

async function open() {
  const onDownload = vi.fn<() => void>()
  const onSelect = vi.fn<() => void>()
  render(
    <Menu
      label="Acciones"
      items={[
        { label: 'Descargar', onSelect: onDownload },
        { label: 'Pagar', disabled: true, onSelect },
        { label: 'Eliminar', danger: true, onSelect },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'Acciones' })
  await userEvent.click(button)
  await screen.findByRole('menu', HIDDEN)
  return { button, onDownload }
}

function activeItem() {
  const id = screen.getByRole('menu', HIDDEN).getAttribute('aria-activedescendant')
  return document.getElementById(id ?? '')?.textContent
}

/** Without a layout the library considers its panel hidden. */
const HIDDEN = { hidden: true }
