import { SECRET_NAMES } from '@acometida/api-spec/generated/secrets'
import type { FastifyRequest } from 'fastify'
import { makeRing } from '#src/control/ring.ts'
import type { SavedWorld } from '#src/control/worlds/savedWorld.type.ts'

/** What was said in a call, secrets masked. */
export interface WatchedCall {
  readonly number: number
  /** User id of who called for themselves; null for anybody else. */
  readonly userId: number | null
  /** Path and query. */
  readonly address: string
  readonly requestBody: string | null
  readonly responseBody: string | null
}

/** What a watched world was before a call. */
interface Image {
  readonly number: number
  readonly saved: SavedWorld
}

/** The bodies of a world's calls, and what it was before those that may change something. */
export interface Watch {
  /** Keeps an answered call under its number in the request log. */
  readonly keep: (number: number, request: FastifyRequest) => void
  /** Keeps a call that was answered elsewhere. */
  readonly add: (call: WatchedCall) => void
  readonly find: (number: number) => WatchedCall | undefined
  /** The world before a call; undefined where it is not kept. */
  readonly before: (number: number) => SavedWorld | undefined
  /** Forgets what the world was before a call and all later ones. */
  readonly forgetFrom: (number: number) => void
}

const CALLS = 200
const IMAGES = 50
const MAX_CHARACTERS = 64 * 1024
/** Replaces a secret. */
const MASK = '***'

/** The last 200 calls of a world, and what it was before the last 50 that may have changed something. */
export function makeWatch(): Watch {
  const calls = makeRing<WatchedCall>(CALLS)
  let images = makeRing<Image>(IMAGES)
  const add = ({ requestBody, responseBody, ...call }: WatchedCall) =>
    calls.add({ ...call, requestBody: shown(requestBody), responseBody: shown(responseBody) })
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

/** A body without its secrets, and no longer than is kept. */
function shown(body: string | null): string | null {
  if (body === null) return null
  const text = maskedJson(body)
  return text.length <= MAX_CHARACTERS ? text : `${text.slice(0, MAX_CHARACTERS)}… (${text.length} characters)`
}

const isSecret = (name: string): boolean => SECRET_NAMES.has(name)

/** A JSON text whose secrets are masked, by the names that the contract marks. Other texts stay as they are. */
function maskedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text, (name, value: unknown) => (isSecret(name) && value !== null ? MASK : value)))
  } catch {
    return text
  }
}

/** Path and query of a call. The values of secret parameters are masked. */
function maskedAddress({ url, params, routeOptions }: FastifyRequest): string {
  const [path = '', query] = url.split('?')
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
