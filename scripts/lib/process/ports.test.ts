import { expect, test } from 'vitest'
import { webPortOf } from './ports.ts'

test('reads the port of the client, 5173 by default', () => {
  expect([webPortOf({}), webPortOf({ WEB_PORT: '' }), webPortOf({ WEB_PORT: '65535' })]).toEqual([5_173, 5_173, 65_535])
})

test.each(['0', '65536', '80a', '-1', '8.5'])(
  'rejects WEB_PORT=%s with its value and with what is allowed',
  (value) => {
    expect(() => webPortOf({ WEB_PORT: value })).toThrow(
      `WEB_PORT is "${value}"; allowed: a whole number from 1 to 65535`,
    )
  },
)
