import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, useState } from 'react'
import { expect, test } from 'vitest'
import { SearchField } from './SearchField.tsx'

test('shows each letter before the list that it filters, and gives the list the whole text', async () => {
  const commits: string[] = []
  const List = () => {
    const [search, setSearch] = useState('')
    const note = () => {
      const { value } = screen.getByRole<HTMLInputElement>('searchbox')
      commits.push(`${value || '-'}, list ${search || '-'}`)
    }
    return (
      <Profiler id="list" onRender={note}>
        <SearchField label="Buscar" value={search} onValue={setSearch} found={`de «${search}»`} />
        <button type="button" onClick={() => setSearch('')}>
          Quitar
        </button>
      </Profiler>
    )
  }
  render(<List />)
  await userEvent.type(screen.getByRole('searchbox'), 'ab')
  expect(commits).toEqual(['-, list -', 'a, list -', 'a, list a', 'ab, list a', 'ab, list ab'])
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})
