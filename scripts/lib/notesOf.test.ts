import { expect, test } from 'vitest'
import { notesOf } from './notesOf.ts'

const changelog = `# Changelog

## [Unreleased]

- Later.

## [1.1.0] - 2026-12-24

### Added

- A field.

## [1.0.0] - 2026-12-01
`

test('takes the section of a version, without its heading', () => {
  expect(notesOf(changelog, '1.1.0')).toBe('### Added\n\n- A field.')
})

test.each(['1.0.0', '1.1', '1.2.0', 'Unreleased'])('finds no notes of %s', (version) => {
  expect(notesOf(changelog, version)).toBeNull()
})
