import { expect, test } from 'vitest'
import { defaultOrigin } from './leaveWorld.ts'

test.each([
  ['mine.localhost:5173', 'http://localhost:5173/'],
  ['localhost:4000', 'http://localhost:4000/'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000/'],
  ['area.example', 'http://area.example/'],
])('finds the default world of %s at %s', (host, origin) => {
  expect(defaultOrigin({ protocol: 'http:', host })).toBe(origin)
})
