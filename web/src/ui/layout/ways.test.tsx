import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Rating } from '#src/ui/form/choice/Rating.tsx'
import { Carousel } from './Carousel.tsx'
import { Steps } from './Steps.tsx'
import { Timeline } from './Timeline.tsx'

test('marks the step on screen, and links the done ones that have a way back', () => {
  const steps = [{ title: 'Motivo', to: '/reason' }, { title: 'Suministro' }, { title: 'Detalles', to: '/d' }]
  render(<Steps label="Reclamación" steps={steps} current={2} />, { wrapper: MemoryRouter })
  const items = within(screen.getByRole('navigation', { name: 'Reclamación' })).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step'])
  expect(items.map((item) => item.textContent)).toEqual(['Motivo, hecho', 'Suministro, hecho', '3Detalles'])
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Motivo'])
})

test('tells of each point of a way whether it is done, under way, to come or an end', () => {
  render(
    <Timeline
      label="Expediente"
      entries={[
        { id: '1', title: 'Solicitud', when: '2 mar 2026', state: 'done' },
        { id: '2', title: 'Presupuesto', state: 'current' },
        { id: '3', title: 'Obras', state: 'ahead' },
        { id: '4', title: 'Denegada', state: 'exit' },
      ]}
    />,
  )
  const items = within(screen.getByRole('list', { name: 'Expediente' })).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    'Solicitud, hecho2 mar 2026',
    'Presupuesto, en curso',
    'Obras, por venir',
    'Denegada, fin',
  ])
  expect(items[1]?.getAttribute('aria-current')).toBe('step')
})

test('shows one slide of a carousel at a time, says which, and stops at both ends', async () => {
  const onSlide = vi.fn<(index: number) => void>()
  const { container } = render(
    <Carousel
      label="Novedades"
      onSlide={onSlide}
      slides={[
        { id: '1', content: 'Curva' },
        { id: '2', content: 'Avisos' },
      ]}
    />,
  )
  const shown = () => container.querySelector('li:not([inert])')?.textContent
  expect(shown()).toBe('Curva')
  await userEvent.click(screen.getByRole('button', { name: 'Anterior' }))
  expect(onSlide).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect([shown(), screen.getByText('2 de 2').getAttribute('aria-live')]).toEqual(['Avisos', 'polite'])
  await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(onSlide.mock.calls).toEqual([[1]])
})

test('shows the slide that a finger scrolls to', () => {
  const slides = ['Curva', 'Avisos'].map((content) => ({ id: content, content }))
  const { container } = render(<Carousel label="Novedades" slides={slides} />)
  const track = screen.getByRole('list')
  Object.defineProperties(track, { clientWidth: { value: 300 }, scrollLeft: { value: 300 } })
  fireEvent(track, new Event('scrollend'))
  expect(container.querySelector('li:not([inert])')?.textContent).toBe('Avisos')
})

test('offers stars as radios for the arrow keys, each with its name', async () => {
  render(<Stars />)
  const group = within(screen.getByRole('group', { name: '¿Qué le parece?' }))
  await userEvent.click(group.getByRole('radio', { name: '4 estrellas' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(group.getByRole('radio', { name: '5 estrellas', checked: true })).toBe(document.activeElement)
  expect(group.getByRole('radio', { name: '1 estrella' }).id).toBe('stars')
})

function Stars() {
  const [value, setValue] = useState(0)
  return <Rating name="stars" label="¿Qué le parece?" value={value} onValue={setValue} />
}
