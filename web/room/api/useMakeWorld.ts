import { useMutation } from '@tanstack/react-query'
import { makeWorld } from './makeWorld.ts'

/** `makeWorld` as a mutation. */
export function useMakeWorld() {
  return useMutation({ mutationFn: makeWorld })
}
