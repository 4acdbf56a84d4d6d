import { loadConfig } from '#src/api/config.ts'

/** What the tests run with: as in development, no form waits for its captcha. */
const usual = { captcha: 'dummy' }

/** Has the client read an installation's `/config.json`; the usual one of the tests where nothing is said. */
export async function takeSettings(settings: object = {}): Promise<void> {
  const { fetch } = globalThis
  globalThis.fetch = async () => new Response(JSON.stringify({ ...usual, ...settings }))
  await loadConfig()
  globalThis.fetch = fetch
}
