import { isObject } from '@acometida/api-spec/rules/fields'
import { readRuntimeSettings, type RuntimeSettings } from '@acometida/api-spec/rules/settings/runtimeSettings'
import { whenIdle } from '#src/base/whenIdle.ts'

let settings: RuntimeSettings = readRuntimeSettings({})

/** The settings of this installation. The defaults before `loadConfig`. */
export function config(): RuntimeSettings {
  return settings
}

/**
 * Reads `/config.json`, the settings of this installation. Throws a `ConfigError` if the file is missing or is not a
 * JSON object: with defaults that nobody chose, the client would call an API that is not the installation's.
 */
export async function loadConfig(): Promise<RuntimeSettings> {
  const content = await fetchConfig()
  settings = readRuntimeSettings(content)
  // Nothing waits for this check, least of all the first page.
  whenIdle(() => void nameProblems(content))
  return settings
}

/** Logs invalid settings to the console, so that a misspelt one is found. */
async function nameProblems(content: object): Promise<void> {
  const { settingsProblems } = await import('@acometida/api-spec/rules/settings/settingsProblems')
  for (const problem of settingsProblems(content)) console.error(`/config.json: ${problem}`)
}

/** The settings cannot be read. The message says what is wrong with the file. */
export class ConfigError extends Error {}

/** The page was loaded over plain http from another machine. */
export class InsecureError extends Error {}

async function fetchConfig(): Promise<object> {
  const response = await fetch('/config.json', { cache: 'no-cache' }).catch(() => null)
  if (!response?.ok) throw new ConfigError(`/config.json: ${response ? `HTTP ${response.status}` : 'no answer'}`)
  const content: unknown = await response.json().catch(() => undefined)
  if (!isObject(content)) throw new ConfigError('/config.json: not a JSON object')
  return content
}
