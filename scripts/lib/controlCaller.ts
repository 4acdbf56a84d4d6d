/** A server whose control API is called. */
export interface ControlServer {
  /** Without a path, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** Its `CONTROL_TOKEN`; undefined where it has none. */
  readonly token: string | undefined
}

/**
 * Calls the control API: `path` is below `/__control`. Throws its sentence where it refuses, and one where nobody
 * answers.
 */
export type Control = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

/** What the control API refuses, with its own sentence. */
export class Refused extends Error {
  readonly status: number
  constructor(status: number, sentence: string) {
    super(sentence)
    this.status = status
  }
}

/** Makes a function that calls the control API of a server. `hint` says what to do where none answers. */
export function controlCaller({ url, token }: ControlServer, hint: string): Control {
  return async <Answer>(method: string, path: string, body?: object) => {
    const response = await fetch(`${url}/__control${path}`, {
      method,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(() => {
      throw new Error(`No server answers at ${url}. ${hint}`)
    })
    // The server checks its answers against the contract that these types come from. Another server answers anything.
    const answer = (await response.json().catch(() => ({}))) as Answer & { error?: string }
    if (!response.ok) throw new Refused(response.status, answer.error ?? `${method} ${path}: ${response.status}`)
    return answer
  }
}
