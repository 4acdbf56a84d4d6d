import { isDocument } from '@acometida/api-spec/rules/document'
import { passwordViolations } from '@acometida/api-spec/rules/password'
import { expect, test } from 'vitest'
import { nobodyUsername, personaOf, personas, seedPassword } from './personas.ts'

test('every persona, and nobody, has a valid document of its own', () => {
  const usernames = [...personas.map(({ username }) => username), nobodyUsername]
  expect(usernames.filter((username) => !isDocument(username))).toEqual([])
  expect(new Set(usernames).size).toBe(usernames.length)
})

test('keys and user ids are unique, and only who is not registered has none', () => {
  expect(new Set(personas.map(({ key }) => key)).size).toBe(personas.length)
  const ids = personas.map(({ userId }) => userId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(personas.find(({ userId }) => Number(userId) === 0)?.key).toBe('notRegistered')
})

test('the shared password meets the rules for every persona', () => {
  const brandWords = ['acometida', 'ufd']
  const refused = personas.filter(
    ({ username }) => passwordViolations(seedPassword, { document: username, brandWords }).length > 0,
  )
  expect(refused).toEqual([])
})

test('a persona is found by its key', () => {
  expect(personaOf('company').username).toBe('B87654323')
})
