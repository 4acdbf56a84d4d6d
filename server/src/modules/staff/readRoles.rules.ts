import { parseRoles, type Role, ROLES } from '@acometida/api-spec/rules/person/roles'

/** Reads the roles of a request, as a list or separated by commas. Returns the problem in words if one is unknown. */
export function readRoles(sent: string | readonly string[]): Role[] | string {
  const names = (typeof sent === 'string' ? sent.split(',') : sent).map((name) => name.trim())
  const known: readonly string[] = ROLES
  const unknown = names.find((name) => name !== '' && !known.includes(name))
  return unknown === undefined ? parseRoles(names) : `has the unknown role ${unknown}; known are ${ROLES.join(', ')}`
}
