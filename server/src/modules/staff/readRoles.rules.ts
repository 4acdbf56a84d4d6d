import { parseRoles, type Role, ROLES } from '@acometida/api-spec/rules/person/roles'

/**
 * Reads roles that were sent, as a list or separated by commas; what is wrong with them, in words, where one is not
 * known.
 */
export function readRoles(sent: string | readonly string[]): Role[] | string {
  const names = (typeof sent === 'string' ? sent.split(',') : sent).map((name) => name.trim())
  const known: readonly string[] = ROLES
  const unknown = names.find((name) => name !== '' && !known.includes(name))
  return unknown === undefined ? parseRoles(names) : `has the unknown role ${unknown}; known are ${ROLES.join(', ')}`
}
