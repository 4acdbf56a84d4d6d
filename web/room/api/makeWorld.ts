import { createWorld, type World, type WorldCreation } from './generated/calls.ts'

/**
 * Makes a world, under a new name where none is given. The call itself names the world as well, so that a balancer makes
 * it on the server to which it sends the calls of that name.
 */
export function makeWorld(creation: Omit<WorldCreation, 'id'> & { readonly id?: string | undefined }): Promise<World> {
  const id = creation.id ?? newWorldName(creation.from)
  return createWorld({ ...creation, id }, { headers: { 'x-sandbox': id } })
}

/**
 * A name that no world has. That of a copy begins with the name of its world and `--`: a balancer looks at what is before
 * that, because a copy is made where its world is.
 */
export function newWorldName(from?: string): string {
  const random = Math.random().toString(36).slice(2, 10)
  return from === undefined ? random : `${from.split('--')[0]}--${random}`
}
