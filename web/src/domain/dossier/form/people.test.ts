import { expect, test } from 'vitest'
import { personOf, typedPerson, invalidPersonFields } from './people.ts'

const anton = { docNumber: '23456781R', name: 'Antón', surname1: 'Rey', telephone: '612345670' }

test('converts a person to typed values and back', () => {
  expect(personOf(typedPerson(anton))).toEqual(anton)
  expect(personOf({ ...typedPerson(anton), document: '23.456.781-r', telephone: '612 34 56 70' })).toEqual(anton)
})

test('names the fields of a person that break the contract', () => {
  expect(invalidPersonFields(typedPerson(undefined))).toEqual(['document', 'name'])
  expect(invalidPersonFields(typedPerson(anton))).toEqual([])
  const wrong = { ...typedPerson(anton), document: '23456781A', email: 'anton', telephone: '512345670' }
  expect(invalidPersonFields(wrong)).toEqual(['document', 'email', 'telephone'])
  const leading = { ...typedPerson(anton), name: 'evil.com', surname: 'a@evil.example', surname2: 'http://evil' }
  expect(invalidPersonFields(leading)).toEqual(['name', 'surname', 'surname2'])
})
