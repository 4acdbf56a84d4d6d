import { expect, test } from 'vitest'
import { sentLinkPath } from './sentLink.ts'

test('appends the id of a link to the query of its path', () => {
  expect(sentLinkPath('/supplies', '6Yk2mB0x')).toBe('/supplies?urlId=6Yk2mB0x')
  expect(sentLinkPath('/requests/detail?request=SR1', '6Yk2mB0x')).toBe('/requests/detail?request=SR1&urlId=6Yk2mB0x')
})
