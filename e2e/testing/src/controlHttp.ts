/** Address of the server under test. */
export const serverUrl = process.env['SERVER_URL'] ?? 'http://127.0.0.1:4000'
/** The token that a server on a public address asks for with each control call. */
const token = process.env['CONTROL_TOKEN']

/** Calls the control API for the generated functions. Throws the sentence that the server answers with. */
export async function controlHttp<T>(path: string, options: RequestInit): Promise<T> {
  const headers = new Headers(options.headers)
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  const response = await fetch(`${serverUrl}/__control${path}`, { ...options, headers })
  const text = await response.text()
  if (!response.ok) throw new Error(`${options.method ?? 'GET'} /__control${path}: ${response.status} ${text}`)
  // The function was generated from the contract that the server checks its answers against.
  return JSON.parse(text) as T
}
