import { isDocument } from '@acometida/api-spec/rules/person/document'
import { passwordViolations } from '@acometida/api-spec/rules/person/password'
import type { Role } from '@acometida/api-spec/rules/person/roles'
import { expect, test } from 'vitest'
import { nobodyUsername, type Persona, personaOf, personas, seedPassword } from './personas.ts'

test('gives every persona, and nobody, a valid document of its own', () => {
  const usernames = [...personas.map(({ username }) => username), nobodyUsername]
  expect(usernames.filter((username) => !isDocument(username))).toEqual([])
  expect(new Set(usernames).size).toBe(usernames.length)
})

test('gives every persona a key and a user id of its own', () => {
  expect(new Set(personas.map(({ key }) => key)).size).toBe(personas.length)
  const ids = personas.map(({ userId }) => userId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(personas.find(({ userId }) => Number(userId) === 0)?.key).toBe('notRegistered')
})

test('has a persona of every kind of user, also one who is not registered [RO-002]', () => {
  const kinds: Readonly<Record<string, (persona: Persona) => boolean>> = {
    'registered customer': holds('US_USER'),
    manager: holds('US_MANAGER'),
    consultant: holds('US_CONSULTANT'),
    'dossier client': holds('US_DOSSIER_CLIENT'),
    'supply-point client': holds('US_SUPPLYPOINT_CLIENT'),
    association: holds('MANAGER_ADMIN_ASOC'),
    enterprise: holds('MANAGER_ADMIN_ENT'),
    'call-centre agent': holds('US_CC'),
    administrator: holds('US_CC_MFA_ADMIN'),
    'super user': holds('SU_UFD'),
    'not registered': ({ userId, roles }) => userId === 0 && roles.length === 0,
  }
  for (const [kind, is] of Object.entries(kinds)) expect(personas.some(is), kind).toBe(true)
})

const holds =
  (role: Role) =>
  ({ roles }: Persona): boolean =>
    roles.includes(role)

test('uses a shared password that meets the rules for every persona', () => {
  const brandWords = ['acometida', 'ufd']
  const refused = personas.filter(
    ({ username }) => passwordViolations(seedPassword, { document: username, brandWords }).length > 0,
  )
  expect(refused).toEqual([])
})

test('finds a persona by its key', () => {
  expect(personaOf('company').username).toBe('B87654323')
})
