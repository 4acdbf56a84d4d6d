import type { CallHeader, WatchedRequest } from '@acometida/api-spec/generated/control'
import { watchLimits } from '@acometida/api-spec/rules/watchLimits'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { makeRingBuffer, type RingBuffer } from '#src/control/ringBuffer.ts'
import type { SavedWorld } from '#src/control/worlds/savedWorld.type.ts'
import { messageIdOf } from '#src/core/steps/messageId.ts'
import { maskAddress, maskBody } from './maskBody.ts'
import { maskHeaders } from './maskHeaders.ts'
import type { WatchMemory } from './watchMemory.ts'

/** The content of a call, with its secrets masked. */
export interface WatchedCall extends Readonly<Pick<WatchedRequest, 'address' | 'requestBody' | 'responseBody'>> {
  /** Left out for the calls of a proxy, and of files that have none. */
  readonly requestHeaders?: CallHeader[]
  readonly responseHeaders?: CallHeader[]
  readonly number: number
  /** The id of a user who called for themselves; null for any other caller. */
  readonly userId: number | null
}

/** The state of a watched world before a call. */
interface Image {
  readonly number: number
  readonly saved: SavedWorld
}

/** Keeps the bodies of a world's calls, and its state before those that may change something. */
export interface Watch {
  /** Keeps an answered call by its number in the request log. */
  readonly keep: (number: number, request: FastifyRequest, reply: FastifyReply) => void
  /** Keeps a call that was answered elsewhere, secrets masked. */
  readonly add: (call: WatchedCall, operation: string | null) => void
  readonly find: (number: number) => WatchedCall | undefined
  /** All kept calls, oldest first. */
  readonly list: () => readonly WatchedCall[]
  /** The world before a call; undefined if it is not kept. */
  readonly before: (number: number) => SavedWorld | undefined
  /** Forgets the states of the world before this call and all later ones. */
  readonly forgetFrom: (number: number) => void
  /** Forgets all. Its numbers may be used anew. */
  readonly clear: () => void
}

const MAX_CHARACTERS = 64 * 1024

/**
 * Keeps the last calls of a world, and its state before the last ones that may have changed something, as far as the
 * memory of all watched worlds goes.
 * @param kept calls of before, masked already
 */
export function makeWatch(memory: WatchMemory, kept: readonly WatchedCall[] = []): Watch {
  const calls = ringIn<WatchedCall>(memory, watchLimits.calls, callBytes)
  for (const call of kept) calls.add(call)
  const images = ringIn<Image>(memory, watchLimits.states, ({ saved }) => saved.bytes.length)
  const add: Watch['add'] = ({ address, requestBody, responseBody, ...call }, operation) =>
    calls.add({
      ...call,
      address: maskAddress(address, operation),
      requestBody: requestBody === null ? null : cut(maskBody(requestBody, operation, false)),
      responseBody: responseBody === null ? null : cut(maskBody(responseBody, operation, true)),
    })
  return {
    add,
    keep: (number, request, reply) => {
      const { body, sentBody, before, caller, url, routeOptions, headers, server } = request
      const call = {
        number,
        userId: caller?.stage === 'open' && caller.actorId === null ? caller.userId : null,
        address: url,
        requestHeaders: maskHeaders(headers, server.messageIdForm.header.toLowerCase(), messageIdOf(request)),
        responseHeaders: maskHeaders(reply.getHeaders()),
        requestBody: body === undefined || body === null ? null : JSON.stringify(body),
        responseBody: sentBody === null ? null : String(sentBody),
      }
      add(call, routeOptions.config.operationId ?? null)
      if (before !== null) images.add({ number, saved: before })
    },
    find: (number) => calls.find(number),
    list: () => calls.list(),
    before: (number) => images.find(number)?.saved,
    forgetFrom: (number) => {
      for (const image of images.list(number - 1)) images.remove(image.number)
    },
    clear: () => {
      calls.clear()
      images.clear()
    },
  }
}

/** A ring whose items count in the shared memory. */
function ringIn<Item extends { readonly number: number }>(
  memory: WatchMemory,
  capacity: number,
  bytesOf: (item: Item) => number,
): RingBuffer<Item> {
  const ring = makeRingBuffer<Item>(capacity, [], memory.release)
  const add = (item: Item): void => {
    ring.add(item)
    memory.keep(item, bytesOf(item), () => ring.remove(item.number))
  }
  return { ...ring, add }
}

function callBytes({ requestBody, responseBody }: WatchedCall): number {
  return (requestBody?.length ?? 0) + (responseBody?.length ?? 0)
}

/** A body, cut to the longest that is kept. */
function cut(text: string): string {
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`
}
