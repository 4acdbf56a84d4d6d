import { quoted } from '#room/parts/quoted.ts'
import type { WatchedRequest } from '#room/api/generated/control.ts'

/** A call as a command of curl. Secrets are masked in it, and its token has to be put in. */
export function curlOf(world: string, origin: string, { request, address, requestBody }: WatchedRequest): string {
  const body = requestBody === null ? [] : [`-H 'content-type: application/json'`, `-d ${quoted(requestBody)}`]
  const token = request.role === 'anyone' ? [] : [`-H "authorization: Bearer $TOKEN"`]
  return ['curl', `-X ${request.method}`, quoted(origin + address), `-H 'x-sandbox: ${world}'`, ...token, ...body].join(
    ' ',
  )
}
