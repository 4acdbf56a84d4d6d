import { createHmac, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { callHeaderProblems } from '@acometida/api-spec/rules/callHeaderProblems'
import { type CallHeaders, readCallHeaders } from '@acometida/api-spec/rules/callHeaders'
import { isObject } from '@acometida/api-spec/rules/fields'
import { CLOCK_TIMES, parseClockTime } from '@acometida/api-spec/rules/time/clockRange'
import { isLoopback } from './base/loopback.ts'

export interface Config {
  readonly mode: 'development' | 'test' | 'production'
  readonly host: string
  readonly port: number
  /** The path of a file, or `:memory:`. */
  readonly database: string
  /** The folder for copies of the running database; null for none. */
  readonly backupDir: string | null
  /** Minutes between two copies; null for copies on a signal only. */
  readonly backupEveryMinutes: number | null
  /** How many copies are kept; null for all. */
  readonly backupKeep: number | null
  /** The seeded database that worlds are forked from; null for none. */
  readonly template: string | null
  /** The file in which a server of `npm start` hands its worlds over to the next one; null without a next one. */
  readonly handOver: string | null
  /** The instant at which the clock of the default world stands still; null for the real time. */
  readonly nowMs: number | null
  /** The source of the API's answers: the services and their database, or the contract's examples. */
  readonly answers: 'services' | 'examples'
  /** Whether the control API, the personas and the docs are served. */
  readonly control: boolean
  /** The most worlds that the server holds, including the default one. */
  readonly maxWorlds: number
  /** Milliseconds without a call after which a fork of a world ends; null for never. */
  readonly worldTtlMs: number | null
  /** Whether new worlds are watched by default: their bodies are kept, and they can be rewound. */
  readonly watch: boolean
  /** Host names, besides those of this machine, under which a server with the control API may be called. */
  readonly controlHosts: readonly string[]
  /** The token that each control call needs; null for none. */
  readonly controlToken: string | null
  readonly jwtSecret: string
  readonly corsOrigins: readonly string[]
  /** Calls a minute from one address without a session; 0 for no limit. */
  readonly rateLimit: number
  /** Messages an hour to one address, or requested by one user; 0 for no limit. */
  readonly messageLimit: number
  /** Whether log-in and reminder answer everybody alike, so that nobody can find out who is a user. */
  readonly neutralAnswers: boolean
  /**
   * Whether the address of a caller is the last one in `X-Forwarded-For`: the one that the proxy in front of the server
   * saw.
   */
  readonly trustProxy: boolean
  /** The address of the payment provider; null for the simulated one, or in production for none. */
  readonly paymentProviderUrl: string | null
  /** The address of the Bizum provider; null for the simulated one, or beside a real payment provider for none. */
  readonly bizumProviderUrl: string | null
  /** The secret with which the provider signs its messages. */
  readonly paymentSecret: string
  /** The address of the client, for links in messages. */
  readonly clientUrl: string
  /** The folder of the built client, which the server then serves beside the API; null for none. */
  readonly clientDir: string | null
  /** The settings of the client that replace those of its build; empty for none. */
  readonly clientSettings: object
  /** The headers of calls that these settings name. */
  readonly callHeaders: CallHeaders
  /** The folder of the built control room, which the server then serves at /__room; null for none. */
  readonly roomDir: string | null
  /** The folder of the pictures of screens, which the server then serves at /__gallery; null for none. */
  readonly galleryDir: string | null
  /**
   * Seconds between the signal to end and the end. Meanwhile the server reports that it is not ready, and goes on
   * answering.
   */
  readonly drainSeconds: number
  /** The name of the server in each answer; null for none. */
  readonly nodeName: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

/** Secrets that are published somewhere and protect nothing. */
const publicSecrets = ['secret', 'changeme', 'development', 'acometida']

/**
 * Reads the settings from the environment.
 * Throws an `Error` that names every wrong setting, what it was and what is allowed.
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const read = <T>(name: string, fallback: T, allowed: string, parse: (value: string) => T | undefined): T => {
    const value = env[name]
    if (value === undefined || value === '') return fallback
    const parsed = parse(value)
    if (parsed !== undefined) return parsed
    problems.push(`${name} is "${/SECRET|TOKEN/.test(name) ? '(hidden)' : value}"; allowed: ${allowed}`)
    return fallback
  }
  const sources = ['services', 'examples'] as const
  const modes = ['development', 'test', 'production'] as const
  const mode = read('NODE_ENV', 'development', modes.join(', '), (value) => modes.find((each) => each === value))
  const production = mode === 'production'
  const jwtSecret = read(
    'JWT_SECRET',
    production ? '' : randomBytes(32).toString('hex'),
    'at least 32 characters',
    longSecret,
  )
  const readProvider = (name: string, example: string) =>
    read<string | null>(name, null, `an address such as ${example}, in production with https`, (value) =>
      providerUrl(value, production),
    )
  const clientSettings = read<object>('CLIENT_CONFIG', {}, 'a file with settings of the client, JSON', readSettings)
  problems.push(
    ...callHeaderProblems(clientSettings).map(
      (problem) => `CLIENT_CONFIG is "${env['CLIENT_CONFIG']}", where ${problem}`,
    ),
  )
  const config: Config = {
    mode,
    host: read('HOST', '127.0.0.1', 'a host name or address', (value) =>
      /^[\w.:-]+$/.test(value) ? value : undefined,
    ),
    port: read('PORT', 4000, 'a whole number from 0 to 65535', numberFrom(0, 65_535)),
    database: read('DATABASE', 'data/acometida.sqlite', 'a file name or :memory:', (value) => value),
    backupDir: read<string | null>('BACKUP_DIR', null, 'the name of a folder', (value) => value),
    backupEveryMinutes: read<number | null>('BACKUP_EVERY', null, 'minutes, from 1 to 10080', numberFrom(1, 10_080)),
    backupKeep: read<number | null>('BACKUP_KEEP', null, 'a number of copies, from 1 to 10000', numberFrom(1, 10_000)),
    template: read<string | null>('TEMPLATE', null, 'a file name', (value) => value),
    handOver: read<string | null>('HAND_OVER', null, 'a file name', (value) => value),
    nowMs: read<number | null>('NOW', null, CLOCK_TIMES, parseClockTime),
    answers: read('ANSWERS', 'services', sources.join(', '), (value) => sources.find((each) => each === value)),
    control: read('CONTROL', !production, 'on, off', onOff),
    maxWorlds: read('MAX_WORLDS', 1_000, 'a number of worlds, from 1 to 100000', numberFrom(1, 100_000)),
    worldTtlMs: read<number | null>('WORLD_TTL', 3_600_000, 'seconds, from 1 to 2592000, or 0 for none', (value) => {
      const seconds = numberFrom(0, 2_592_000)(value)
      return seconds === 0 ? null : seconds && seconds * 1000
    }),
    watch: read('WATCH', false, 'on, off', onOff),
    controlHosts: read<readonly string[]>(
      'CONTROL_HOSTS',
      [],
      'host names without ports such as dev.example, separated by commas',
      hostNames,
    ),
    controlToken: read<string | null>('CONTROL_TOKEN', null, 'at least 32 letters, digits and -._~+/=', bearerToken),
    rateLimit: read(
      'RATE_LIMIT',
      production ? 60 : 0,
      'calls a minute, from 1 to 100000, or 0 for no limit',
      numberFrom(0, 100_000),
    ),
    messageLimit: read(
      'MESSAGE_LIMIT',
      20,
      'messages an hour, from 1 to 10000, or 0 for no limit',
      numberFrom(0, 10_000),
    ),
    neutralAnswers: read('NEUTRAL_ANSWERS', false, 'on, off', onOff),
    trustProxy: read('TRUST_PROXY', false, 'on, off', onOff),
    jwtSecret,
    paymentProviderUrl: readProvider('PAYMENT_PROVIDER_URL', 'https://pay.example'),
    bizumProviderUrl: readProvider('BIZUM_PROVIDER_URL', 'https://bizum.example'),
    paymentSecret: read('PAYMENT_SECRET', paymentSecretOf(jwtSecret), 'at least 32 characters', longSecret),
    corsOrigins: read<readonly string[]>(
      'CORS_ORIGINS',
      [],
      'origins such as https://area.example or capacitor://localhost, separated by commas',
      origins,
    ),
    clientUrl: read('CLIENT_URL', 'http://localhost:5173', 'an origin such as https://area.example', (value) =>
      isWebOrigin(value) ? value : undefined,
    ),
    clientSettings,
    callHeaders: lowerCased(readCallHeaders(clientSettings)),
    clientDir: read<string | null>('CLIENT_DIR', null, 'the name of a folder', (value) => value),
    roomDir: read<string | null>('ROOM_DIR', null, 'the name of a folder', (value) => value),
    galleryDir: read<string | null>('GALLERY_DIR', null, 'the name of a folder', (value) => value),
    drainSeconds: read('DRAIN', 0, 'seconds, from 0 to 600', numberFrom(0, 600)),
    nodeName: read<string | null>('NODE_NAME', null, 'up to 63 letters, digits and -._', (value) =>
      /^[\w.-]{1,63}$/.test(value) ? value : undefined,
    ),
  }
  const isSet = (name: string) => (env[name] ?? '') !== ''
  for (const name of ['BACKUP_EVERY', 'BACKUP_KEEP'])
    if (config.backupDir === null && isSet(name))
      problems.push(`BACKUP_DIR is not set; with ${name} it must name the folder for the copies`)
  const forbidden = [
    ['CLIENT_DIR', config.clientDir, ': a web server serves the client, as deploy/nginx.conf does'],
    ['ROOM_DIR', config.roomDir, ': there is no control room'],
    ['GALLERY_DIR', config.galleryDir, ': there is no control room'],
    ['TEMPLATE', config.template, ': its people have a public password'],
    ['HAND_OVER', config.handOver, ': worlds are taken from it'],
    ['NOW', config.nowMs, ''],
  ] as const
  for (const [name, value, reason] of forbidden)
    if (production && value !== null)
      problems.push(`${name} is "${env[name]}"; in production it must not be set${reason}`)
  if (production && config.control) problems.push('CONTROL is "on"; allowed in production: off')
  if (config.control && !isLoopback(config.host) && config.controlToken === null)
    problems.push(
      `CONTROL_TOKEN is not set; with HOST "${config.host}" others reach the control API, so set one, or CONTROL=off`,
    )
  if (production && config.answers !== 'services')
    problems.push(`ANSWERS is "${config.answers}"; allowed in production: services`)
  const needed = {
    JWT_SECRET: 'in production it needs at least 32 characters',
    ...(config.paymentProviderUrl !== null && {
      PAYMENT_SECRET: 'with PAYMENT_PROVIDER_URL it must be the one that the provider signs with',
    }),
    CLIENT_URL: 'in production it is where the links in messages lead, such as https://area.example',
    TRUST_PROXY: 'in production say on where a proxy of yours names the address of the caller, or off where none does',
  }
  for (const [name, reason] of Object.entries(needed))
    if (production && !isSet(name)) problems.push(`${name} is not set; ${reason}`)
  if (production && publicSecrets.some((word) => config.jwtSecret.toLowerCase().includes(word)))
    problems.push('JWT_SECRET is a development secret; in production it must be one of your own')
  if (config.bizumProviderUrl !== null && config.paymentProviderUrl === null)
    problems.push('PAYMENT_PROVIDER_URL is not set; with BIZUM_PROVIDER_URL cards need a provider as well')
  if (problems.length > 0)
    throw new Error(`The settings are not right:\n${problems.map((each) => `  ${each}`).join('\n')}`)
  return config
}

/** The settings in a file; undefined if it holds no JSON object. */
function readSettings(file: string): object | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return isObject(content) ? content : undefined
  } catch {
    return undefined
  }
}

/** Node gives the names of headers in lower case. */
function lowerCased({ headers, messageId }: CallHeaders): CallHeaders {
  return { headers, messageId: { ...messageId, header: messageId.header.toLowerCase() } }
}

const longSecret = (value: string): string | undefined => (value.length >= 32 ? value : undefined)

function hostNames(value: string): string[] | undefined {
  const list = value.split(',').map((each) => each.trim().toLowerCase())
  return list.every((each) => /^([a-z\d]([\w.-]*[a-z\d])?|\[[a-f\d:]+\])$/.test(each)) ? list : undefined
}

/** A token that may follow `Bearer` (RFC 6750). */
const bearerToken = (value: string): string | undefined => (/^[\w.~+/=-]{32,}$/.test(value) ? value : undefined)

/** The secret of the simulated provider, which signs with what it is given. */
function paymentSecretOf(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('payments').digest('hex')
}

/** The address without a slash at its end; undefined if it is not allowed. */
function providerUrl(value: string, production: boolean): string | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, search, hash } = new URL(value)
  const allowed = protocol === 'https:' || (protocol === 'http:' && !production)
  return allowed && search === '' && hash === '' ? value.replace(/\/+$/, '') : undefined
}

function onOff(value: string): boolean | undefined {
  if (value === 'on') return true
  return value === 'off' ? false : undefined
}

/** A whole number in a range. */
const numberFrom =
  (min: number, max: number) =>
  (value: string): number | undefined => {
    const number = Number(value)
    return /^\d+$/.test(value) && number >= min && number <= max ? number : undefined
  }

/** Origins as browsers send them. An app sends one of a scheme of its own, such as `capacitor://localhost`. */
function origins(value: string): string[] | undefined {
  const list = value.split(',').map((each) => each.trim())
  return list.every((each) => isWebOrigin(each) || APP_ORIGIN.test(each)) ? list : undefined
}

function isWebOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value
}

/** Without the schemes of the web, and those whose pages have the origin `null`. */
const APP_ORIGIN = /^(?!(?:https?|wss?|ftp|file|data|blob|about|javascript):)[a-z][a-z\d+.-]*:\/\/[a-z\d][a-z\d.-]*$/
