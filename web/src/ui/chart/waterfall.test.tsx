import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Waterfall } from './Waterfall.tsx'

const STEPS = [
  { name: 'Energía', cents: 302 },
  { name: 'Potencia', cents: -15 },
]

test('ends at the sum of the start and all steps, to the cent', () => {
  const dimes = Array.from({ length: 30 }, (_, step) => ({ name: `Paso ${step}`, cents: 10 }))
  draw([...dimes, { name: 'Potencia', cents: -7 }])
  expect(cursorText()).toBe('Factura de marzo: Total 51,13\u00a0€')
})

test('moves by the arrow keys through all bars, each with its sign and the total after it', () => {
  draw(STEPS)
  const words = ['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map((key) => {
    fireEvent.keyDown(screen.getByRole('slider'), { key })
    return cursorText()
  })
  expect(words).toEqual([
    'Potencia: Importe −0,15\u00a0€, Total 51,07\u00a0€',
    'Energía: Importe +3,02\u00a0€, Total 51,22\u00a0€',
    'Factura de febrero: Total 48,20\u00a0€',
    'Factura de febrero: Total 48,20\u00a0€',
    'Energía: Importe +3,02\u00a0€, Total 51,22\u00a0€',
  ])
})

test('changes by T between bars and table while the focus is inside, and keeps the focus', async () => {
  draw(STEPS)
  await userEvent.keyboard('t')
  expect(screen.queryByRole('table')).toBeNull()
  screen.getByRole('slider').focus()
  await userEvent.keyboard('t')
  expect(await screen.findByRole('table', { name: SUMMARY })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Ver como gráfica')
  await userEvent.keyboard('T')
  expect([screen.queryByRole('table'), screen.getByRole('slider')]).toEqual([null, expect.anything()])
})

test('offers a table with the same figures as the bars', async () => {
  draw(STEPS)
  await userEvent.click(screen.getByRole('button', { name: 'Ver como tabla' }))
  const rows = within(await screen.findByRole('table', { name: SUMMARY })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'ConceptoImporteTotal',
    'Factura de febrero–48,20\u00a0€',
    'Energía+3,02\u00a0€51,22\u00a0€',
    'Potencia−0,15\u00a0€51,07\u00a0€',
    'Factura de marzo–51,07\u00a0€',
  ])
})

test('says that an axis does not begin at zero, and nothing where it does', () => {
  const { unmount } = draw(STEPS)
  expect(screen.getByText('El eje no empieza en cero')).toBeDefined()
  unmount()
  draw([{ name: 'Compensación', cents: -6000 }])
  expect(screen.queryByText('El eje no empieza en cero')).toBeNull()
  expect(cursorText()).toBe('Factura de marzo: Total −11,80\u00a0€')
})

const SUMMARY = 'La factura de marzo sube.'

function draw(steps: typeof STEPS) {
  const start = { name: 'Factura de febrero', cents: 4820 }
  return render(<Waterfall start={start} steps={steps} end="Factura de marzo" summary={SUMMARY} />)
}

/** The text of the cursor at its position, initially the last bar. */
function cursorText() {
  return screen.getByRole('slider', { name: SUMMARY }).getAttribute('aria-valuetext')
}

test('writes an amount other than money in its own words, with its sign', () => {
  const words = (wh: number) => `${wh / 1000} kWh`
  render(
    <Waterfall
      start={{ name: 'Antes', cents: 5000 }}
      steps={[{ name: 'Punta', cents: -1500 }]}
      end="Ahora"
      measure={{ name: 'Energía', words }}
      summary={SUMMARY}
    />,
  )
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowUp' })
  expect(cursorText()).toBe('Punta: Energía −1.5 kWh, Total 3.5 kWh')
})
