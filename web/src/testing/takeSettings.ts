import { loadConfig } from '#src/api/config.ts'

/** The default settings of the tests. As in development, no form waits for its captcha. */
const usual = { captcha: 'dummy' }

/** Makes the client read this `/config.json`. By default the settings of the tests. */
export async function takeSettings(settings: object = {}): Promise<void> {
  const { fetch } = globalThis
  globalThis.fetch = async () => new Response(JSON.stringify({ ...usual, ...settings }))
  await loadConfig()
  globalThis.fetch = fetch
}
