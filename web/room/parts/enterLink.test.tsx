import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EnterLink } from './EnterLink.tsx'

const address = () => new URL(screen.getByRole('link').getAttribute('href') ?? '')

test('a link into a new world leads to its own address, and to another one the next time', () => {
  render(<EnterLink entrance={{ isNew: true, persona: 'customer' }}>customer</EnterLink>)
  const first = address()
  expect(first.searchParams.get('new')).toBe('1')
  expect(first.hostname).toBe(`${first.searchParams.get('world')}.localhost`)
  fireEvent.click(screen.getByRole('link'))
  expect(address().hostname).not.toBe(first.hostname)
})

test('a link into a world leads to its address each time', () => {
  render(<EnterLink entrance={{ world: 'mine' }}>mine</EnterLink>)
  fireEvent.click(screen.getByRole('link'))
  expect(address().href).toBe('http://mine.localhost:3000/__room/enter?world=mine')
})
