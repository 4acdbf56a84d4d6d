import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CheckAnswers } from './kit/CheckAnswers.tsx'
import { TaskList } from './kit/TaskList.tsx'

test('names the question of each answer, also in the link to change it, and says what was left out', () => {
  const answers = [
    { question: 'Potencia', answer: '4,6 kW', changeAt: '/power' },
    { question: 'Piso', answer: '', changeAt: '/address' },
    { question: 'CUPS', answer: 'ES0022' },
  ]
  render(<CheckAnswers answers={answers} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Cambiar Potencia' }).getAttribute('href')).toBe('/power')
  expect(screen.getAllByRole('link')).toHaveLength(2)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Sin respuesta')
})

test('leads to each task with its progress, and nowhere for one that cannot start yet', () => {
  const tasks = [
    { title: 'Titular', to: '/holder', status: 'done' },
    { title: 'Punto de suministro', hint: 'Tenga a mano el CUPS.', to: '/supply', status: 'problem' },
    { title: 'Documentos', to: '/documents', status: 'cannotStart' },
  ] as const
  render(<TaskList label="Solicitud" tasks={tasks} />, { wrapper: MemoryRouter })
  const list = within(screen.getByRole('list', { name: 'Solicitud' }))
  expect(list.getByRole('link', { name: 'Titular', description: 'Hecha' }).getAttribute('href')).toBe('/holder')
  const problem = { name: 'Punto de suministro', description: 'Tenga a mano el CUPS. Hay un problema' }
  expect(list.getByRole('link', problem)).toBeDefined()
  expect(list.queryByRole('link', { name: 'Documentos' })).toBeNull()
  expect(list.getByText('Aún no se puede empezar')).toBeDefined()
})
