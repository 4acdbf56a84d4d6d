import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useKeys } from './useKeys.ts'

const press = vi.fn<() => void>()
beforeEach(() => void press.mockReset())

function Box() {
  const box = useRef<HTMLDivElement>(null)
  useKeys({ t: press, '[': press }, box)
  return (
    <>
      <div ref={box}>
        <button type="button" aria-label="button" />
        <input type="radio" aria-label="radio" />
        <input type="checkbox" aria-label="checkbox" />
        <input aria-label="text" />
        <input type="search" aria-label="search" />
        <input type="date" aria-label="date" />
        <textarea aria-label="area" />
        <select aria-label="list">
          <option>Total</option>
        </select>
        <div contentEditable suppressContentEditableWarning>
          <button type="button">word</button>
        </div>
      </div>
      <button type="button">outside</button>
    </>
  )
}

test.each(['button', 'radio', 'checkbox'])('reacts to a letter while the focus is on a %s inside', async (name) => {
  render(<Box />)
  screen.getByLabelText(name).focus()
  await userEvent.keyboard('tT')
  expect(press).toHaveBeenCalledTimes(2)
})

test.each(['text', 'search', 'date', 'area', 'list'])('ignores a letter that is typed into a %s', async (name) => {
  render(<Box />)
  screen.getByLabelText(name).focus()
  await userEvent.keyboard('t')
  expect(press).not.toHaveBeenCalled()
})

test('ignores a letter inside editable content, with Control, Alt or Command, and outside', async () => {
  render(<Box />)
  screen.getByRole('button', { name: 'word' }).focus()
  await userEvent.keyboard('t')
  screen.getByRole('button', { name: 'button' }).focus()
  await userEvent.keyboard('{Control>}t{/Control}{Alt>}t{/Alt}{Meta>}t{/Meta}x')
  screen.getByRole('button', { name: 'outside' }).focus()
  await userEvent.keyboard('t')
  expect(press).not.toHaveBeenCalled()
})

test('reacts to a sign with AltGr or Option, and not with Control or Command', () => {
  render(<Box />)
  const button = screen.getByRole('button', { name: 'button' })
  fireEvent.keyDown(button, { key: '[' })
  fireEvent.keyDown(button, { key: '[', ctrlKey: true, altKey: true })
  fireEvent.keyDown(button, { key: '[', altKey: true })
  expect(press).toHaveBeenCalledTimes(3)
  fireEvent.keyDown(button, { key: '[', ctrlKey: true })
  fireEvent.keyDown(button, { key: '[', metaKey: true })
  expect(press).toHaveBeenCalledTimes(3)
})

function Page({ dialog = false }: { readonly dialog?: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => box.current?.focus(), Delete: press })
  return (
    <>
      <input ref={box} aria-label="search" />
      <dialog open={dialog} />
    </>
  )
}

test('reacts to named keys on the whole page without an element', async () => {
  render(<Page />)
  await userEvent.keyboard('{Delete}d')
  expect(press).toHaveBeenCalledTimes(1)
})

test('moves to a field by a key without typing it there', async () => {
  render(<Page />)
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(screen.getByLabelText('search'))
  expect(screen.getByLabelText('search')).toHaveProperty('value', '')
})

test('ignores the keys of the page while a dialog is open', async () => {
  render(<Page dialog />)
  await userEvent.keyboard('{Delete}')
  expect(press).not.toHaveBeenCalled()
})
