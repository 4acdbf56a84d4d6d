import { expect, test } from 'vitest'
import { sentLinkIn } from './sentLink.ts'

test.each([
  ['/supplies', '?tabValue=0&urlId=6Yk2', { id: '6Yk2', address: '/supplies?tabValue=0' }],
  ['/requests', '?urlId=6Yk2', { id: '6Yk2', address: '/requests' }],
  [
    '/login',
    `?redirectTo=${encodeURIComponent('/supplies?tabValue=0&urlId=6Yk2')}`,
    { id: '6Yk2', address: `/login?redirectTo=${encodeURIComponent('/supplies?tabValue=0')}` },
  ],
  [
    '/login',
    `?redirectTo=${encodeURIComponent('/requests?urlId=6Yk2')}`,
    { id: '6Yk2', address: '/login?redirectTo=%2Frequests' },
  ],
  ['/login', '?redirectTo=%2Fsupplies&urlId=6Yk2', { id: '6Yk2', address: '/login?redirectTo=%2Fsupplies' }],
  ['/supplies', '?tabValue=0', null],
  ['/login', '?redirectTo=%2Fsupplies', null],
  ['/', '', null],
])('reads the sent link, or none, in %s%s', (pathname, search, found) =>
  expect(sentLinkIn(pathname, search)).toEqual(found),
)
