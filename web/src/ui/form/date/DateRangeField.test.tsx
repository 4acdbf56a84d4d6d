import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DateRangeField } from './DateRangeField.tsx'

test('shows both days as people type them, and takes any usual form', async () => {
  render(<Period />)
  const [from, to] = [screen.getByLabelText('Desde'), screen.getByLabelText('Hasta')]
  expect([from, to]).toMatchObject([{ value: '01/02/2026' }, { value: '28/02/2026' }])
  await userEvent.clear(to)
  await userEvent.type(to, '1-3-26')
  await userEvent.tab()
  expect(to).toMatchObject({ value: '01/03/2026' })
  expect(held()).toBe('2026-02-01/2026-03-01')
})

test('keeps text that is no day, and moves the last day only for a first day that exists', async () => {
  render(<Period />)
  const from = screen.getByLabelText('Desde')
  await userEvent.clear(from)
  await userEvent.type(from, '31/2/2026')
  expect(held()).toBe('31/2/2026/2026-02-28')
  await userEvent.clear(from)
  await userEvent.type(from, '10/3/2026')
  expect(held()).toBe('2026-03-10/2026-03-10')
})

test("opens the device's calendar for each day, by a button that names it", async () => {
  const { container } = render(<Period />)
  const showPicker = vi.fn<() => void>()
  const [, last] = container.querySelectorAll<HTMLInputElement>('input[type=date]')
  Object.assign(last ?? {}, { showPicker })
  expect([last?.min, last?.max, last?.tabIndex]).toEqual(['2026-02-01', '2026-03-14', -1])
  await userEvent.click(screen.getByRole('button', { name: 'Elegir en el calendario: Hasta' }))
  expect(showPicker).toHaveBeenCalledOnce()
})

test('leaves no native box for days, months or times in any other file of client and room', () => {
  const web = join(import.meta.dirname, '../../../..')
  const files = ['src', 'room'].flatMap((folder) =>
    readdirSync(join(web, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const native = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => /type="(?:date|datetime-local|month|week|time)"/.test(readFileSync(join(web, file), 'utf8')))
  expect(native).toEqual([join('src', 'ui', 'form', 'date', 'DayBox.tsx')])
})

function Period() {
  const [value, setValue] = useState({ from: '2026-02-01', to: '2026-02-28' })
  return (
    <>
      <DateRangeField id="period" label="Periodo" value={value} onValue={setValue} max="2026-03-14" />
      <output>{`${value.from}/${value.to}`}</output>
    </>
  )
}

function held() {
  return screen.getByRole('status').textContent
}
