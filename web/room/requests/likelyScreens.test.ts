import { expect, test } from 'vitest'
import { likelyScreens } from './likelyScreens.ts'

const screens = {
  getUser: ['/profile', 'every page of somebody who is logged in'],
  listBills: ['/bills', '/supplies'],
  payBill: ['/bills'],
  listAll: ['/a', '/b', '/c', '/d'],
}

test('finds the screens that may make all of the calls, and none if they are many or unknown', () => {
  expect(likelyScreens(['getUser', 'listBills'], screens)).toEqual(['/bills', '/supplies'])
  expect(likelyScreens(['payBill', 'listBills', 'payBill'], screens)).toEqual(['/bills'])
  expect([
    likelyScreens(['listAll'], screens),
    likelyScreens([null], screens),
    likelyScreens(['getUser'], screens),
  ]).toEqual([[], [], []])
})
