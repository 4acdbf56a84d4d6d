import { expect, test } from 'vitest'
import { sentLinkPath } from './sentLink.ts'

test('a link has its id after what its path asks for already', () => {
  expect(sentLinkPath('/supplies', '6Yk2mB0x')).toBe('/supplies?urlId=6Yk2mB0x')
  expect(sentLinkPath('/requests/detail?request=SR1', '6Yk2mB0x')).toBe('/requests/detail?request=SR1&urlId=6Yk2mB0x')
})
