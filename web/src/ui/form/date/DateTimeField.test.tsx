import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { startTexts } from '#src/testing/texts.ts'
import { DateTimeField } from './DateTimeField.tsx'

test('reads a typed day back in full, and writes it whole once the box is left', async () => {
  render(<Fields />)
  const box = screen.getByRole('textbox', { name: 'Día de la visita' })
  await userEvent.type(box, '14/3/26')
  expect(box).toMatchObject({ value: '14/3/26' })
  expect(screen.getByText('sábado 14 de marzo de 2026').getAttribute('aria-live')).toBe('polite')
  await userEvent.tab()
  expect(box).toMatchObject({ value: '14/03/2026' })
  expect(held()).toBe('2026-03-14')
})

test('keeps text that is no date, for the check to refuse', async () => {
  render(<Fields />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Día de la visita' }), '31/2/2026')
  await userEvent.tab()
  expect(screen.getByRole('textbox', { name: 'Día de la visita' })).toMatchObject({ value: '31/2/2026' })
  expect(held()).toBe('31/2/2026')
})

test('joins a day and a time to one value, in whichever order they are typed', async () => {
  render(<Fields withTime />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Hora' }), 'ocho')
  await userEvent.tab()
  expect(held()).toBe('Tocho')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Hora' }))
  expect(held()).toBe('')
  await userEvent.type(screen.getByRole('textbox', { name: 'Hora' }), '8.30')
  await userEvent.type(screen.getByRole('textbox', { name: 'Día de la visita' }), '14032026')
  expect(held()).toBe('2026-03-14T08:30')
})

test('sets a preset at one press, and marks it as chosen', async () => {
  render(<Fields />)
  await userEvent.click(screen.getByRole('button', { name: 'Mañana', pressed: false }))
  expect(screen.getByRole('button', { name: 'Mañana', pressed: true })).toBeDefined()
  expect(screen.getByRole('textbox')).toMatchObject({ value: '15/03/2026' })
})

test("opens the device's calendar from a button, and keeps its box out of the way", async () => {
  const { container } = render(<Fields />)
  const calendar = container.querySelector<HTMLInputElement>('input[type=date]')
  const showPicker = vi.fn<() => void>()
  Object.assign(calendar ?? {}, { showPicker })
  await userEvent.click(screen.getByRole('button', { name: 'Elegir en el calendario' }))
  expect(showPicker).toHaveBeenCalledOnce()
  expect([calendar?.tabIndex, calendar?.getAttribute('aria-hidden')]).toEqual([-1, 'true'])
})

test('leaves the field when the focus leaves all of it', async () => {
  const onBlur = vi.fn<() => void>()
  render(<Fields onBlur={onBlur} />)
  await userEvent.click(screen.getByRole('textbox'))
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Mañana' })).toBe(document.activeElement)
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test.each([
  ['en', /Saturday,? 14 March 2026/],
  ['gl', /sábado 14 de marzo de 2026/],
] as const)('reads a day in the same order in each language, and says it back in it: %s', async (language, words) => {
  await startTexts(language)
  render(<Fields />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Día de la visita' }), '14/3/2026')
  expect(screen.getByText(words)).toBeDefined()
  cleanup()
  await startTexts('es')
})

function Fields({ withTime = false, onBlur }: { readonly withTime?: boolean; readonly onBlur?: () => void }) {
  const [value, setValue] = useState('')
  return (
    <>
      <DateTimeField
        label="Día de la visita"
        value={value}
        onValue={setValue}
        onBlur={onBlur}
        withTime={withTime}
        presets={[{ label: 'Mañana', value: '2026-03-15' }]}
      />
      <output>{value}</output>
    </>
  )
}

function held() {
  return screen.getByRole('status').textContent
}
