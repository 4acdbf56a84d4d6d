import type { World } from '@acometida/testing'
import { expect, test } from 'vitest'
import { recordWorld } from './recordWorld.ts'

const done: string[] = []
// The recording calls nothing else of a world.
const world = {
  id: 'mine',
  scenario: async (name: string, persona?: string) => void done.push(`${name} ${persona}`),
  fault: async ({ operation }: { operation: string }) => void done.push(operation),
  advance: async () => done.push('advance'),
} as unknown as World

test('records scenarios of the persona and faults, and does them', async () => {
  const [recording, recorded] = recordWorld(world, 'customer')
  await recording.scenario('overdueBill')
  await recording.fault({ operation: 'listBills', status: 503 })
  expect([recording.id, done]).toEqual(['mine', ['overdueBill customer', 'listBills']])
  expect(recorded()).toEqual({
    scenarios: ['overdueBill'],
    faults: [{ operation: 'listBills', status: 503 }],
    isWhole: true,
  })
})

test('notes what an entrance cannot do', async () => {
  const [recording, recorded] = recordWorld(world, 'agent')
  await recording.scenario('overdueBill')
  expect(recorded()).toEqual({ scenarios: [], faults: [], isWhole: false })
  const [other, ofOther] = recordWorld(world, 'customer')
  await other.advance('1d')
  expect(ofOther().isWhole).toBe(false)
})
