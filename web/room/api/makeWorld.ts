import { createWorld, type World, type WorldCreation } from './generated/calls.ts'

/**
 * Makes a world, under a new name if none is given. The call names the world in a header as well, so that a balancer
 * sends it to the server that will get the calls of that name.
 */
export function makeWorld(creation: Omit<WorldCreation, 'id'> & { readonly id?: string | undefined }): Promise<World> {
  const id = creation.id ?? newWorldName(creation.from)
  return createWorld({ ...creation, id }, { headers: { 'x-sandbox': id } })
}

/**
 * A name that no world has. The name of a copy begins with the name of its world and `--`, as in `mine--k3v9x2ab`. A
 * balancer routes by the part before that, because a copy is made on the server of its world.
 */
export function newWorldName(from?: string): string {
  const random = Math.random().toString(36).slice(2, 10)
  return from === undefined ? random : `${from.split('--')[0]}--${random}`
}
