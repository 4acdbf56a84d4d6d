import { expect, test } from 'vitest'
import { coalesce } from './coalesce.ts'

test('runs once more after the current run for all requests made during it', async () => {
  const runs: (() => void)[] = []
  let most = 0
  let underWay = 0
  const ask = coalesce(async () => {
    most = Math.max(most, (underWay += 1))
    await new Promise<void>((resolve) => runs.push(resolve))
    underWay -= 1
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  ask()
  ask()
  ask()
  await turn()
  expect(runs).toHaveLength(1)
  runs[0]?.()
  await turn()
  expect(runs).toHaveLength(2)
  runs[1]?.()
  await turn()
  expect([runs.length, most]).toEqual([2, 1])
  ask()
  expect(runs).toHaveLength(3)
})
