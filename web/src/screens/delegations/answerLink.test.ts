import { example } from '@acometida/api-spec/operations/example.ts'
import { expect, test } from 'vitest'
import { delegationOf } from '#src/domain/delegation/delegation.ts'
import { linkRequestOf, linkStatusOf } from './answerLink.ts'

test('accepts a link with an answer and one to a hundred delegations, each once [FL-130]', () => {
  expect(linkRequestOf('3,14,3', 'C')).toEqual({ ids: ['3', '14'], to: 'C' })
  expect(linkRequestOf('3', 'R')).toEqual({ ids: ['3'], to: 'R' })
  const ids = (count: number) => Array.from({ length: count }, (_, nth) => nth + 1).join(',')
  expect(linkRequestOf(ids(100), 'C')?.ids).toHaveLength(100)
  for (const [bad, action] of [
    [ids(101), 'C'],
    ['', 'C'],
    ['3,', 'C'],
    ['0', 'C'],
    ['3;4', 'C'],
    ['-1', 'C'],
    ['1234567890123456', 'C'],
    ['3', 'X'],
    ['3', undefined],
  ] as const)
    expect(linkRequestOf(bad, action)).toBeNull()
})

const manager = '11111111H'
const status = (to: 'C' | 'R', document = manager) => {
  const found = [
    delegationOf({ ...example('Delegation'), delegationId: '1', status: 'P', checked: false }),
    delegationOf({ ...example('Delegation'), delegationId: '2' }),
    delegationOf({ ...example('Delegation'), delegationId: '3', status: 'R', checked: false }),
    null,
  ]
  const { missing, ...sorted } = linkStatusOf(found, to, document, '2026-03-16')
  return {
    missing,
    ...Object.fromEntries(Object.entries(sorted).map(([place, all]) => [place, all.map(({ id }) => id)])),
  }
}

test('lets the delegate confirm what is waiting and sorts the rest', () => {
  expect(status('C')).toEqual({ open: ['1'], already: ['2'], own: [], over: ['3'], missing: 1 })
})

test('lets the holder confirm nothing and either side end what waits or holds', () => {
  expect(status('C', '12345678Z')).toEqual({ open: [], already: [], own: ['1', '2'], over: ['3'], missing: 1 })
  for (const side of [manager, '12345678Z'])
    expect(status('R', side)).toEqual({ open: ['1', '2'], already: [], own: [], over: ['3'], missing: 1 })
})
