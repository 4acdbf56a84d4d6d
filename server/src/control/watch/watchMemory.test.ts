import { expect, test } from 'vitest'
import { makeWatchMemory } from './watchMemory.ts'

test('drops the oldest item of any owner beyond its size', () => {
  const memory = makeWatchMemory(100)
  const dropped: string[] = []
  const keep = (name: string, bytes: number) => memory.keep({ name }, bytes, () => dropped.push(name))
  keep('one', 60)
  keep('two', 40)
  expect(dropped).toEqual([])
  keep('three', 50)
  expect(dropped).toEqual(['one'])
  keep('larger than all', 101)
  expect(dropped).toEqual(['one', 'two', 'three', 'larger than all'])
  expect(memory.bytes()).toBe(0)
})

test('counts a released item no longer', () => {
  const memory = makeWatchMemory(100)
  const item = {}
  memory.keep(item, 60, () => {})
  memory.release(item)
  memory.release(item)
  expect(memory.bytes()).toBe(0)
})
