import type { WatchedRequest } from '@acometida/api-spec/generated/control'
import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import type { FastifyRequest } from 'fastify'
import { makeRing } from '#src/control/ring.ts'
import type { SavedWorld } from '#src/control/worlds/savedWorld.type.ts'

/** The content of a call, with its secrets masked. */
interface WatchedCall extends Readonly<Pick<WatchedRequest, 'address' | 'requestBody' | 'responseBody'>> {
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
  readonly keep: (number: number, request: FastifyRequest) => void
  /** Keeps a call that was answered elsewhere. */
  readonly add: (call: WatchedCall) => void
  readonly find: (number: number) => WatchedCall | undefined
  /** The world before a call; undefined if it is not kept. */
  readonly before: (number: number) => SavedWorld | undefined
  /** Forgets the states of the world before this call and all later ones. */
  readonly forgetFrom: (number: number) => void
}

const CALLS = 200
const IMAGES = 50
const MAX_CHARACTERS = 64 * 1024
const MASK = '***'

/** Keeps the last 200 calls of a world, and its state before the last 50 that may have changed something. */
export function makeWatch(): Watch {
  const calls = makeRing<WatchedCall>(CALLS)
  let images = makeRing<Image>(IMAGES)
  const add = ({ requestBody, responseBody, ...call }: WatchedCall) =>
    calls.add({ ...call, requestBody: maskBody(requestBody), responseBody: maskBody(responseBody) })
  return {
    add,
    keep: (number, request) => {
      const { body, sentBody, before, caller } = request
      add({
        number,
        userId: caller?.stage === 'open' && caller.actorId === null ? caller.userId : null,
        address: maskedAddress(request),
        requestBody: body === undefined || body === null ? null : JSON.stringify(body),
        responseBody: sentBody === null ? null : String(sentBody),
      })
      if (before !== null) images.add({ number, saved: before })
    },
    find: (number) => calls.find(number),
    before: (number) => images.find(number)?.saved,
    forgetFrom: (number) => {
      images = makeRing(
        IMAGES,
        images.list().filter((each) => each.number < number),
      )
    },
  }
}

/** A body with its secrets masked, cut to the longest that is kept. */
function maskBody(body: string | null): string | null {
  if (body === null) return null
  const text = maskedJson(body)
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`
}

const isSecret = (name: string): boolean => SECRET_NAMES.has(name)

/** Masks the secrets of a JSON text, by the names that the contract marks. Other texts are not changed. */
function maskedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (isSecret(name) && value !== null ? MASK : value)))
  } catch {
    return text
  }
}

/** The path and query of a call. The values of secret parameters are masked. */
function maskedAddress({ url, params, routeOptions }: FastifyRequest): string {
  const [path = '', query] = url.split('?')
  // The router returns an object of texts.
  const values = Object.entries((params ?? {}) as Readonly<Record<string, string>>)
  const masked = values.some(([name]) => isSecret(name))
    ? values.reduce(
        (address, [name, value]) => address.replace(`:${name}`, isSecret(name) ? MASK : encodeURIComponent(value)),
        routeOptions.url ?? '',
      )
    : path
  if (query === undefined) return masked
  const parts = query.split('&').map((part) => {
    const [name = ''] = part.split('=')
    return isSecret(name) ? `${name}=${MASK}` : part
  })
  return `${masked}?${parts.join('&')}`
}
