import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AutocompleteField, type Suggestion } from './AutocompleteField.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('searches once, a moment after the last letter, and announces how much it found', async () => {
  const { box, find } = draw()
  type('r')
  await pause()
  expect(find).not.toHaveBeenCalled()
  type('ri')
  type('rib')
  await pause()
  expect(find).toHaveBeenCalledOnce()
  expect(find).toHaveBeenCalledWith('rib', expect.anything())
  expect(screen.getByText('2 resultados').getAttribute('aria-live')).toBe('polite')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'RibeiraA Coruña',
    'RibadeoLugo',
  ])
  expect(box.getAttribute('aria-expanded')).toBe('true')
})

test('moves by the arrow keys through the results and around, and chooses by Enter', async () => {
  const { box } = draw()
  type('rib')
  await pause()
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  expect(active()).toBe('RibadeoLugo')
  fireEvent.keyDown(box, { key: 'ArrowDown' })
  expect(active()).toBe('RibeiraA Coruña')
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(box).toMatchObject({ value: 'Ribeira' })
  expect(held()).toBe('15073')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('scrolls the option under the arrow keys into view', async () => {
  const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue()
  const { box } = draw()
  type('rib')
  await pause()
  expect(scrolled).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'ArrowUp' })
  expect(scrolled.mock.contexts).toEqual([screen.getByRole('option', { selected: true })])
  scrolled.mockRestore()
})

test('chooses a whole unique name when the field is left, and none of namesakes and half names', async () => {
  const { box } = draw()
  type('RIBADEO')
  await pause()
  fireEvent.blur(box)
  expect(held()).toBe('27051')
  type('Riba')
  await pause()
  fireEvent.blur(box)
  expect(held()).toBe('')
  expect(box).toMatchObject({ value: 'Riba' })
})

test('withdraws the choice at another letter, and never shows an answer to the earlier text', async () => {
  const first = draw(async (text, signal) => {
    if (text === 'rib') await new Promise((_, reject) => signal.addEventListener('abort', reject))
    return TOWNS
  })
  type('rib')
  await pause()
  type('ribe')
  expect(screen.queryByRole('listbox')).toBeNull()
  await pause()
  fireEvent.click(screen.getByText('Ribeira'))
  expect(held()).toBe('15073')
  type('Ribeiras')
  expect(held()).toBe('')
  expect(first.box).toMatchObject({ value: 'Ribeiras' })
})

test('closes the results on Escape, and keeps what is typed', async () => {
  const { box } = draw()
  type('rib')
  await pause()
  fireEvent.keyDown(box, { key: 'Escape' })
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(box).toMatchObject({ value: 'rib' })
})

test('says that nothing was found, or that the search failed', async () => {
  const { find } = draw()
  find.mockResolvedValueOnce([])
  type('xyz')
  await pause()
  expect(screen.getByText('Nada coincide')).toBeDefined()
  find.mockRejectedValueOnce(new Error('0503'))
  type('xyzz')
  await pause()
  expect(screen.getByText(/^No hemos podido buscar/)).toBeDefined()
})

const TOWNS: readonly Suggestion[] = [
  { value: '15073', label: 'Ribeira', hint: 'A Coruña' },
  { value: '27051', label: 'Ribadeo', hint: 'Lugo' },
]

type Find = (text: string, signal: AbortSignal) => Promise<readonly Suggestion[]>

function draw(answer: Find = async () => TOWNS) {
  const find = vi.fn<Find>(answer)
  render(<Town find={find} />)
  return { box: screen.getByRole('combobox', { name: 'Municipio' }), find }
}

function Town({ find }: { readonly find: Find }) {
  const [value, setValue] = useState<Suggestion>({ value: '', label: '' })
  return (
    <>
      <AutocompleteField label="Municipio" value={value} onValue={setValue} find={find} />
      <output>{value.value}</output>
    </>
  )
}

function type(text: string) {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } })
}

/** Waits as long as the field waits for another key. */
async function pause() {
  await act(() => vi.advanceTimersByTimeAsync(250))
}

function active() {
  const id = screen.getByRole('combobox').getAttribute('aria-activedescendant')
  return screen.getByRole('option', { selected: true }).id === id ? document.getElementById(id ?? '')?.textContent : id
}

function held() {
  return screen.getByRole('status').textContent
}
