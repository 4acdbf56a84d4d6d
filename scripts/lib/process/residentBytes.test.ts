import { expect, test } from 'vitest'
import { megabytes, residentBytes } from './residentBytes.ts'

test.runIf(process.platform === 'linux')('returns the memory of a process in bytes', () => {
  expect(residentBytes(process.pid)).toBeGreaterThan(1024 * 1024)
})

test('returns null where the system does not tell or there is no such process', () => {
  expect(residentBytes(process.pid, 'win32')).toBeNull()
  expect(residentBytes(undefined)).toBeNull()
  // Far above the highest process id of any system.
  expect([residentBytes(2 ** 30, 'linux'), residentBytes(2 ** 30, 'darwin')]).toEqual([null, null])
})

test('prints unknown memory as a dash', () => {
  expect([megabytes(null), megabytes(150 * 1024 * 1024)]).toEqual(['-', '150'])
})
