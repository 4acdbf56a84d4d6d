/** The address and token with which tests reach a server of Acometida. */
export interface Server {
  /** Its address without a path, such as `http://127.0.0.1:4000`. */
  readonly url: string
  /** The `CONTROL_TOKEN` of a server on a public address. */
  readonly token?: string | undefined
}

/** The server of the environment variables `ACOMETIDA_URL` or `SERVER_URL`, and `CONTROL_TOKEN`. */
export function namedServer(): Server {
  // A browser has no environment.
  const { ACOMETIDA_URL, SERVER_URL, CONTROL_TOKEN } = typeof process === 'undefined' ? {} : process.env
  return { url: ACOMETIDA_URL ?? SERVER_URL ?? 'http://127.0.0.1:4000', token: CONTROL_TOKEN }
}

/** Calls the control API for the generated functions. Throws the sentence of a failed response. */
export async function controlHttp<T>(path: string, options: RequestInit & { server?: Server }): Promise<T> {
  const { server = namedServer(), ...init } = options
  const headers = new Headers(init.headers)
  if (server.token !== undefined) headers.set('authorization', `Bearer ${server.token}`)
  const what = `${init.method ?? 'GET'} ${server.url}/__control${path}`
  const response = await fetch(`${server.url}/__control${path}`, { ...init, headers }).catch((error: unknown) => {
    throw new Error(`${what}: no server answers. Start one with npx acometida, or set ACOMETIDA_URL.`, {
      cause: error,
    })
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${what}: ${response.status} ${text}`)
  // The function was generated from the contract that the server checks its answers against.
  return JSON.parse(text) as T
}
