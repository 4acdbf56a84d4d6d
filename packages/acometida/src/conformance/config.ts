import { readFileSync } from 'node:fs'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { callHeaderProblems } from '@acometida/api-spec/rules/callHeaderProblems'
import { readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { isObject } from '@acometida/api-spec/rules/fields'
import { type MessageIdForm, STANDARD_MESSAGE_ID } from '@acometida/api-spec/rules/messageId'
import { parse as parseYaml } from 'yaml'
import { UsageError } from '../usage.ts'

/** How a caller logs in: with user and password, or with a token. */
export interface CallerConfig {
  readonly user?: string
  readonly password?: string
  readonly token?: string
  /** The code of the second factor, where it is always the same. */
  readonly code?: string
  /** A shell command that prints the code of the second factor. */
  readonly codeCommand?: string
  readonly userId?: number
  readonly document?: string
}

/** The configuration that a run needs for an API other than the reference server. */
export interface Config {
  /** The callers by role, a column of `expected.md`: `customer`, `manager`, `agent`. */
  readonly callers: Readonly<Record<string, CallerConfig>>
  /** The subjects of the calls by caller. Missing ones are discovered. */
  readonly subjects: Readonly<Record<string, Partial<Subject>>>
  /** The origin of the client, for the rules of CORS; null if the client and the API share one. */
  readonly origin: string | null
  /** The value that is sent for a captcha. */
  readonly captcha: string
  /** The headers of every call with their values, such as `client-id`, as in the client's `/config.json`. */
  readonly headers: Readonly<Record<string, string>>
  /** The header with the id of a call, and its form, as there. */
  readonly messageId: MessageIdForm
}

const defaults: Config = {
  callers: {},
  subjects: {},
  origin: null,
  captcha: 'localhost',
  headers: { 'client-id': 'acometida-web', application: 'acometida' },
  messageId: STANDARD_MESSAGE_ID,
}
const KEYS = Object.keys(defaults)

/** Reads a configuration, YAML or JSON. A text `$NAME` is a variable of the environment. Throws a `UsageError`. */
export function readConfig(file: string | undefined, env: NodeJS.ProcessEnv): Config {
  if (file === undefined) return defaults
  const content = parse(file)
  const unknown = Object.keys(content).filter((key) => !KEYS.includes(key))
  if (unknown.length > 0)
    throw new UsageError(`${file}: unknown key ${unknown.join(', ')}. Known keys: ${KEYS.join(', ')}.`)
  for (const key of ['callers', 'subjects', 'headers'])
    if (key in content && !isObject(content[key])) throw new UsageError(`${file}: ${key} must be an object.`)
  // The keys were checked above.
  const config = { ...defaults, ...(filled(content, env) as Partial<Config>) }
  for (const [name, caller] of Object.entries(config.callers))
    if (!caller.token && !(caller.user && caller.password))
      throw new UsageError(`${file}: callers.${name} needs user and password, or token, such as {"token": "$TOKEN"}.`)
  const [wrong] = callHeaderProblems(config)
  if (wrong !== undefined) throw new UsageError(`${file}: ${wrong}`)
  return { ...config, ...readCallHeaders(config) }
}

function parse(file: string): Readonly<Record<string, unknown>> {
  try {
    const content = parseYaml(readFileSync(file, 'utf8')) as unknown
    if (isObject(content)) return content
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw new UsageError(`${file} must be an object. Known keys: ${KEYS.join(', ')}.`)
}

function filled(value: unknown, env: NodeJS.ProcessEnv): unknown {
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, filled(each, env)]))
  if (typeof value !== 'string' || !/^\$[A-Z_][A-Z0-9_]*$/.test(value)) return value
  const found = env[value.slice(1)]
  if (found === undefined)
    throw new UsageError(`The configuration uses ${value}, and the environment variable ${value.slice(1)} is not set.`)
  return found
}
