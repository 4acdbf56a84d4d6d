import { assertNoCredentials } from './assertNoCredentials.ts'
import { httpCall } from './httpCall.ts'
import { parsedJson } from './json.ts'

/** A server with a control API. */
export interface ControlServer {
  /** The address without a path, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** The `CONTROL_TOKEN` of the server; undefined if it has none. */
  readonly token: string | undefined
}

/**
 * Calls the control API; `path` is below `/__control`. `world` is the one of the call, by which a load balancer finds
 * its server. Throws the sentence of a refusal, and one if nobody answers.
 */
export type Control = <Answer>(method: string, path: string, body?: object, world?: string) => Promise<Answer>

/** A refusal by the control API, with its sentence. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** Makes a function that calls the control API of a server. `hint` says what to do if none answers. */
export function controlCaller({ url, token }: ControlServer, hint: string): Control {
  assertNoCredentials(url, 'The address of the server')
  return async <Answer>(method: string, path: string, body?: object, world?: string) => {
    const { status, body: came } = await httpCall(`${url}/__control${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(world === undefined ? {} : { 'x-sandbox': world }),
      },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new Error(`No server answers at ${url}. ${hint}`)
    })
    // The server checks its answers against the contract of these types. Another server may answer anything.
    const answer = (parsedJson(came) ?? {}) as Answer & { error?: string }
    if (status < 200 || status > 299)
      throw new Refused(
        status,
        answer.error ?? `${url} answers ${method} /__control${path} with ${status}. It is perhaps no Acometida server.`,
      )
    return answer
  }
}
