import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EnterLink } from './EnterLink.tsx'

const address = () => new URL(screen.getByRole('link').getAttribute('href') ?? '')

test('leads into a new world at its own address, and at another one the next time', () => {
  render(<EnterLink entrance={{ isNew: true, persona: 'customer' }}>customer</EnterLink>)
  const first = address()
  expect(first.searchParams.get('new')).toBe('1')
  expect(first.hostname).toBe(`${first.searchParams.get('world')}.localhost`)
  fireEvent.click(screen.getByRole('link'))
  expect(address().hostname).not.toBe(first.hostname)
})

test('leads into a world at the same address each time', () => {
  render(<EnterLink entrance={{ world: 'mine' }}>mine</EnterLink>)
  fireEvent.click(screen.getByRole('link'))
  expect(address().href).toBe('http://mine.localhost:3000/__room/enter?world=mine')
})
