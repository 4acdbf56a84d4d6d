import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeInternalPath } from './internalPath.ts'

const anyPath = () => true

test('keeps a known path with its query and fragment', () => {
  const known = (path: string) => path === '/provisions'
  expect(safeInternalPath('/provisions?dossier=1#top', known)).toBe('/provisions?dossier=1#top')
  expect(safeInternalPath('/x/../provisions', known)).toBe('/provisions')
  expect(safeInternalPath('/supplies', known)).toBeUndefined()
})

test.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil',
  '',
  ' /supplies',
  null,
  undefined,
])('rejects the link %j', (path) => {
  expect(safeInternalPath(path, anyPath)).toBeUndefined()
})

test('leads no link to another site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '%2f',
    '%5c',
    '%2e',
    'evil.example',
    'a',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = safeInternalPath(`/${pieces.join('')}`, anyPath) ?? '/'
      expect(new URL(path, 'https://portal.example').origin).toBe('https://portal.example')
    }),
    { numRuns: 2000 },
  )
})
