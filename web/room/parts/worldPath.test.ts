import { expect, test } from 'vitest'
import { samePage } from './worldPath.ts'

test.each([
  ['/w/mine/faults', null, '/w/other/faults'],
  ['/w/mine', null, '/w/other/people'],
  ['/gallery', null, '/w/other/people'],
  ['/w/mine/contract', 'https://api.example', '/w/other/contract'],
  ['/w/mine/inbox', 'https://api.example', '/w/other/requests'],
])('leads from %s to a world proxied as %s at %s', (path, proxied, page) =>
  expect(samePage(path, { id: 'other', proxied })).toBe(page),
)
