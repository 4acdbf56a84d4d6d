import { expect, test } from 'vitest'
import { licenceOf } from './licenceOf.ts'

const mit = `MIT License

Permission is hereby granted, free of charge, to any person obtaining a copy of this software, to deal in the Software
without restriction, including without limitation the rights to use, copy, modify, merge, publish and sell copies.`
const apache = `Apache License, Version 2.0, January 2004
computer failure or malfunction, or any and all
      other commercial damages or losses), even if such Contributor has been advised`

test('recognizes a free licence by its text, whatever the package states', () => {
  expect(licenceOf(mit, 'SEE LICENSE IN LICENSE')).toBe('MIT')
  expect(licenceOf(apache, undefined)).toBe('Apache-2.0')
  expect(licenceOf(`${apache}\n${mit}`, '(MIT OR Apache-2.0)')).toBe('MIT')
  expect(licenceOf(`SIL Open Font License 1.1\n${mit}`, 'OFL-1.1')).toBe('OFL-1.1')
})

test.each([
  'Companies need a commercial license.',
  'Free below one million dollars of annual revenue.',
  'Use in production needs a subscription.',
  'The files in pro/ are proprietary.',
  'A license key has to be purchased.',
])('rejects a text that is MIT with a further condition: %s', (condition) => {
  for (const text of [`${mit}\n\n${condition}`, `${condition}\n${mit}`, `${apache}\n${condition}`])
    expect(licenceOf(text, 'MIT')).toBeUndefined()
})

test('trusts what a package without a text states, only for the plain free licences', () => {
  expect(licenceOf('', 'MIT')).toBe('MIT')
  expect(licenceOf(' \n', '0BSD')).toBe('0BSD')
  for (const stated of [undefined, 'UNLICENSED', 'GPL-3.0', '(MIT OR Commercial)', 'SEE LICENSE IN LICENSE'])
    expect(licenceOf('', stated)).toBeUndefined()
  expect(licenceOf('All rights reserved.', 'MIT')).toBeUndefined()
})
