import { shellWord } from '@acometida/api-spec/rules/shellWord'
import type { WatchedRequest } from '#room/api/generated/control.ts'

/** The server and world in which a call was made. */
interface CalledPlace {
  /** The base of the call's address, such as `http://localhost:4000`. */
  readonly base: string
  /** Null if the calls are those of another API. */
  readonly world: string | null
}

/** A call as a curl command. Secrets are masked, and the reader has to fill in the token. */
export function curlOf(place: CalledPlace, { request, address, requestBody }: WatchedRequest): string {
  const world = place.world === null ? [] : [`-H 'x-sandbox: ${place.world}'`]
  const body = requestBody === null ? [] : [`-H 'content-type: application/json'`, `-d ${shellWord(requestBody)}`]
  const token = request.role === 'anyone' ? [] : [`-H "authorization: Bearer $TOKEN"`]
  return ['curl', `-X ${request.method}`, shellWord(place.base + address), ...world, ...token, ...body].join(' ')
}
