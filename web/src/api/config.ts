import { whenIdle } from '#src/base/whenIdle.ts'
import { readRuntimeSettings, type RuntimeSettings } from '#src/base/runtimeSettings.ts'

let settings: RuntimeSettings = readRuntimeSettings({})

/** The settings of this installation. Before `loadConfig` they are the defaults. */
export function config(): RuntimeSettings {
  return settings
}

/**
 * Reads `/config.json`, which tells one build where it runs. Throws a `ConfigError` where the file is missing or is no
 * JSON object: with settings that nobody chose, the client would call an API that is not the installation's.
 */
export async function loadConfig(): Promise<RuntimeSettings> {
  const content = await fetchConfig()
  settings = readRuntimeSettings(content)
  // Nobody waits for it, least of all the first page.
  whenIdle(() => void nameProblems(content))
  return settings
}

/** Names in the console what the client goes without, so that a misspelt setting is found. */
async function nameProblems(content: object): Promise<void> {
  const { settingsProblems } = await import('#src/base/settingsProblems.ts')
  for (const problem of settingsProblems(content)) console.error(`/config.json: ${problem}`)
}

/** The settings cannot be read. The message says what is wrong with the file. */
export class ConfigError extends Error {}

/** The page came over plain http from another machine. */
export class InsecureError extends Error {}

async function fetchConfig(): Promise<object> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch(() => null)
  if (!response?.ok) throw new ConfigError(`/config.json: ${response ? `HTTP ${response.status}` : 'no answer'}`)
  const content: unknown = await response.json().catch(() => undefined)
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    throw new ConfigError('/config.json: not a JSON object')
  }
  return content
}
