import { expect, test } from 'vitest'
import { entranceAddress, readEntrance } from '#room/enter/entrance.ts'
import { entranceOf, droppedParts, matchingPictures, type Picture } from './pictures.ts'

const picture: Picture = {
  file: 'bills.png',
  screen: '/provisions/bills-list',
  state: 'failed',
  size: 'phone',
  theme: 'dark',
  language: 'gl',
  who: 'customer',
  at: '/provisions/bills-list?page=2',
  world: { scenarios: ['overdueBill'], faults: [{ operation: 'listBills', status: 503 }], isWhole: true },
  isWalked: false,
}
const any = { size: '', theme: '', language: '' }

test('finds a picture by screen, state and persona, and by how it looks', () => {
  const found = (search: string, look = any) => matchingPictures([picture], search, look).length
  expect([found('bills FAILED customer'), found('visitor'), found('', { ...any, theme: 'dark' })]).toEqual([1, 0, 1])
  expect(found('', { ...any, language: 'es' })).toBe(0)
})

test('leads into the state of a picture by an entrance that says who, what and where', () => {
  const { searchParams } = new URL(entranceAddress(entranceOf(picture)), 'http://localhost')
  expect(readEntrance(searchParams)).toEqual({
    entrance: {
      isNew: true,
      persona: 'customer',
      scenarios: ['overdueBill'],
      faults: [{ operation: 'listBills', status: 503 }],
      lang: 'gl',
      to: '/provisions/bills-list?page=2',
    },
    problems: [],
  })
})

test('tells what an entrance leaves out', () => {
  expect(droppedParts(picture)).toBeNull()
  const world = { ...picture.world, isWhole: false }
  expect(droppedParts({ ...picture, world, isWalked: true })).toBe('without other preparations and actions on the page')
})
