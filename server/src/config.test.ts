import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  JWT_SECRET: 'k3vD8sQ1xW6yB9mZ4pL7nR2tF5hJ0cGa',
  CLIENT_URL: 'https://area.example',
  TRUST_PROXY: 'on',
}

const problemsOf = (env: Record<string, string>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return String(error instanceof Error ? error.message : error)
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

test('starts without settings as a local development server with a new secret each time', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    mode: 'development',
    host: '127.0.0.1',
    port: 4000,
    control: true,
    answers: 'services',
    nowMs: null,
    corsOrigins: [],
  })
  expect(config.jwtSecret).toHaveLength(64)
  expect(readConfig({}).jwtSecret).not.toBe(config.jwtSecret)
})

test('reads each setting', () => {
  const env = {
    HOST: '0.0.0.0',
    PORT: '8080',
    DATABASE: ':memory:',
    BACKUP_DIR: 'backups',
    BACKUP_EVERY: '15',
    BACKUP_KEEP: '96',
    TEMPLATE: 'a.sqlite',
    HAND_OVER: 'worlds',
    NOW: '2026-03-16T10:00:00+01:00',
    ANSWERS: 'examples',
    CONTROL: 'off',
    MAX_WORLDS: '50',
    WORLD_TTL: '60',
    WATCH: 'on',
    CONTROL_HOSTS: 'Dev.example, [fd00::7]',
    CONTROL_TOKEN: 'a-token-of-the-control-API.0123456789',
    CORS_ORIGINS: 'https://a.example, http://localhost:5173',
    CLIENT_URL: 'https://a.example',
    CLIENT_CONFIG: fileURLToPath(new URL('../../web/public/config.json', import.meta.url)),
    CLIENT_DIR: 'web/dist',
    ROOM_DIR: 'web/room/dist',
    GALLERY_DIR: 'data/gallery',
    RATE_LIMIT: '20',
    MESSAGE_LIMIT: '30',
    NEUTRAL_ANSWERS: 'on',
    TRUST_PROXY: 'on',
    DRAIN: '10',
    NODE_NAME: 'server-1',
    PAYMENT_PROVIDER_URL: 'https://pay.example/shop/',
    BIZUM_PROVIDER_URL: 'https://bizum.example/',
    PAYMENT_SECRET: 'what the provider signs with, also long',
  }
  expect(readConfig({ ...production, ...env, NODE_ENV: 'test' })).toEqual({
    mode: 'test',
    host: '0.0.0.0',
    port: 8080,
    database: ':memory:',
    backupDir: 'backups',
    backupEveryMinutes: 15,
    backupKeep: 96,
    template: 'a.sqlite',
    handOver: 'worlds',
    nowMs: Date.UTC(2026, 2, 16, 9),
    answers: 'examples',
    control: false,
    maxWorlds: 50,
    worldTtlMs: 60_000,
    watch: true,
    controlHosts: ['dev.example', '[fd00::7]'],
    controlToken: 'a-token-of-the-control-API.0123456789',
    jwtSecret: production.JWT_SECRET,
    corsOrigins: ['https://a.example', 'http://localhost:5173'],
    clientUrl: 'https://a.example',
    clientSettings: expect.objectContaining({ apiBase: '/api', clientId: 'acometida-web' }),
    callHeaders: {
      headers: { 'client-id': 'acometida-web', application: 'acometida' },
      messageId: { header: 'message-id', separator: '-', first: 1 },
    },
    clientDir: 'web/dist',
    roomDir: 'web/room/dist',
    galleryDir: 'data/gallery',
    paymentProviderUrl: 'https://pay.example/shop',
    bizumProviderUrl: 'https://bizum.example',
    paymentSecret: 'what the provider signs with, also long',
    rateLimit: 20,
    messageLimit: 30,
    neutralAnswers: true,
    trustProxy: true,
    drainSeconds: 10,
    nodeName: 'server-1',
  })
})

test.each([
  ['NODE_ENV', 'live', 'development, test, production'],
  ['HOST', 'a host', 'a host name or address'],
  ['CLIENT_CONFIG', 'no-such.json', 'a file with settings of the client, JSON'],
  ['PORT', '65536', 'a whole number from 0 to 65535'],
  ['PORT', '80a', 'a whole number from 0 to 65535'],
  ['NOW', 'tomorrow', 'an instant of the years 2000 to 2099 with its offset, such as 2026-03-16T10:00:00+01:00'],
  ['CONTROL', 'yes', 'on, off'],
  ['ANSWERS', 'example', 'services, examples'],
  ['CONTROL_HOSTS', 'dev.example:8080', 'host names without ports such as dev.example, separated by commas'],
  ['CONTROL_HOSTS', '*', 'host names without ports such as dev.example, separated by commas'],
  ['RATE_LIMIT', '-1', 'calls a minute, from 1 to 100000, or 0 for no limit'],
  ['NEUTRAL_ANSWERS', 'constructor', 'on, off'],
  ['DRAIN', '601', 'seconds, from 0 to 600'],
  ['NODE_NAME', 'server 1', 'up to 63 letters, digits and -._'],
  ['TRUST_PROXY', 'true', 'on, off'],
  ['BIZUM_PROVIDER_URL', 'bizum.example', 'an address such as https://bizum.example, in production with https'],
  ['PAYMENT_PROVIDER_URL', 'pay.example', 'an address such as https://pay.example, in production with https'],
  ['CORS_ORIGINS', '*', 'origins such as https://area.example or capacitor://localhost, separated by commas'],
  [
    'CORS_ORIGINS',
    'https://a.example/',
    'origins such as https://area.example or capacitor://localhost, separated by commas',
  ],
  ['CLIENT_URL', 'https://a.example/login', 'an origin such as https://area.example'],
])('names a wrong %s (%s) with its value and with what is allowed', (name, value, allowed) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name} is "${value}"; allowed: ${allowed}`])
})

test('names several wrong settings at once', () => {
  expect(problemsOf({ PORT: 'x', CONTROL: 'x' }).map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'CONTROL'])
})

test('hides a wrong secret', () => {
  expect(problemsOf({ JWT_SECRET: 'short' })).toEqual(['JWT_SECRET is "(hidden)"; allowed: at least 32 characters'])
})

test('turns the control API off in production and asks for production settings', () => {
  expect(readConfig(production)).toMatchObject({ mode: 'production', control: false })
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    'JWT_SECRET is not set; in production it needs at least 32 characters',
    'CLIENT_URL is not set; in production it is where the links in messages lead, such as https://area.example',
    'TRUST_PROXY is not set; in production say on where a proxy of yours names the address of the caller, or off where none does',
  ])
  expect(problemsOf({ ...production, CONTROL: 'on' })).toEqual(['CONTROL is "on"; allowed in production: off'])
  expect(problemsOf({ ...production, ANSWERS: 'examples' })).toEqual([
    'ANSWERS is "examples"; allowed in production: services',
  ])
  expect(problemsOf({ ...production, NOW: '2026-03-16T10:00:00Z' })).toEqual([
    'NOW is "2026-03-16T10:00:00Z"; in production it must not be set',
  ])
  expect(problemsOf({ ...production, ROOM_DIR: 'web/room/dist' })).toEqual([
    'ROOM_DIR is "web/room/dist"; in production it must not be set: there is no control room',
  ])
  expect(problemsOf({ ...production, GALLERY_DIR: 'data/gallery' })).toEqual([
    'GALLERY_DIR is "data/gallery"; in production it must not be set: there is no control room',
  ])
  expect(problemsOf({ ...production, CLIENT_DIR: 'web/dist' })).toEqual([
    'CLIENT_DIR is "web/dist"; in production it must not be set: a web server serves the client, as deploy/nginx.conf does',
  ])
  expect(problemsOf({ ...production, HAND_OVER: 'worlds' })).toEqual([
    'HAND_OVER is "worlds"; in production it must not be set: worlds are taken from it',
  ])
})

test('asks for a folder for backups and checks their interval and number', () => {
  const BACKUP_DIR = 'backups'
  expect(problemsOf({ BACKUP_DIR, BACKUP_EVERY: '0' })).toEqual([
    'BACKUP_EVERY is "0"; allowed: minutes, from 1 to 10080',
  ])
  expect(problemsOf({ BACKUP_DIR, BACKUP_KEEP: 'all' })).toEqual([
    'BACKUP_KEEP is "all"; allowed: a number of copies, from 1 to 10000',
  ])
  expect(problemsOf({ BACKUP_EVERY: '15', BACKUP_KEEP: '96' })).toEqual([
    'BACKUP_DIR is not set; with BACKUP_EVERY it must name the folder for the copies',
    'BACKUP_DIR is not set; with BACKUP_KEEP it must name the folder for the copies',
  ])
})

test('asks for a provider of cards beside one of Bizum', () => {
  expect(problemsOf({ BIZUM_PROVIDER_URL: 'https://bizum.example' })).toEqual([
    'PAYMENT_PROVIDER_URL is not set; with BIZUM_PROVIDER_URL cards need a provider as well',
  ])
})

test('asks in production for https and a signing secret of a payment provider', () => {
  expect(problemsOf({ ...production, PAYMENT_PROVIDER_URL: 'https://pay.example' })).toEqual([
    'PAYMENT_SECRET is not set; with PAYMENT_PROVIDER_URL it must be the one that the provider signs with',
  ])
  expect(problemsOf({ ...production, PAYMENT_PROVIDER_URL: 'http://pay.example' })).toEqual([
    'PAYMENT_PROVIDER_URL is "http://pay.example"; allowed: an address such as https://pay.example, in production with https',
  ])
})

test.each([
  'a-secret-that-somebody-has-published',
  'changeme-changeme-changeme-changeme',
  'Development.0123456789.0123456789',
  'acometida0123456789012345678901234',
])('rejects the development secret %s in production', (secret) => {
  expect(problemsOf({ ...production, JWT_SECRET: secret })).toEqual([
    'JWT_SECRET is a development secret; in production it must be one of your own',
  ])
})

test.each(['0.0.0.0', '::', '192.168.1.7', 'dev.example', '127.0.0.1.example'])(
  'asks for a token of the control API where it is reached at %s',
  (HOST) => {
    expect(problemsOf({ HOST })).toEqual([
      `CONTROL_TOKEN is not set; with HOST "${HOST}" others reach the control API, so set one, or CONTROL=off`,
    ])
    expect(problemsOf({ HOST, CONTROL: 'off' })).toEqual([])
    expect(problemsOf({ HOST, CONTROL_TOKEN: 'a-token-of-the-control-API.0123456789' })).toEqual([])
  },
)

test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('asks for no token of the control API at %s', (HOST) => {
  expect(problemsOf({ HOST })).toEqual([])
})

test('hides a wrong token of the control API', () => {
  expect(problemsOf({ CONTROL_TOKEN: 'too short' })).toEqual([
    'CONTROL_TOKEN is "(hidden)"; allowed: at least 32 letters, digits and -._~+/=',
  ])
})

test.each([
  ['https://area.example,capacitor://localhost', ['https://area.example', 'capacitor://localhost']],
  ['ionic://localhost', ['ionic://localhost']],
])('takes %s as origins of the web and of an app', (value, origins) => {
  expect(readConfig({ CORS_ORIGINS: value }).corsOrigins).toEqual(origins)
})

test.each([
  'capacitor://localhost/',
  'capacitor://',
  'capacitor:localhost',
  'null',
  'file://',
  'Capacitor://localhost',
])('rejects %s as an origin', (value) => {
  expect(problemsOf({ CORS_ORIGINS: value })).toHaveLength(1)
})

test('takes every setting as the docs write it', () => {
  const folder = new URL('../../', import.meta.url)
  const pages = readdirSync(new URL('docs', folder)).filter((name) => name.endsWith('.md'))
  const text = ['README.md', ...pages.map((name) => `docs/${name}`)]
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
  const written = [...text.matchAll(/(?<![\w-])([A-Z][A-Z_]+)=([^\s`'"|)]*[^\s`'"|).,;])/g)]
  const settings = written.filter(([, name = '']) => !TOOL_SETTINGS.has(name) && !name.startsWith('ACOMETIDA_'))
  expect(settings.length).toBeGreaterThan(8)
  for (const [, name = '', value = ''] of settings) {
    const problems = problemsOf({ BACKUP_DIR: 'backups', PAYMENT_PROVIDER_URL: 'https://pay.example', [name]: value })
    expect([`${name}=${value}`, problems]).toEqual([`${name}=${value}`, []])
    expect([name, readSettings()]).toEqual([name, expect.arrayContaining([name])])
  }
})

/** Settings of commands and of a client, not of the server. */
const TOOL_SETTINGS = new Set(['ACOMETIDA', 'API_URL', 'CHROMIUM', 'COVERAGE_DIR', 'DOCUMENT', 'WEB_PORT'])

/** The names of all settings that the server reads. */
function readSettings(): string[] {
  const names = new Set<string>()
  readConfig(
    new Proxy<Record<string, string>>(
      {},
      {
        get: (_target, name) => {
          names.add(String(name))
          return undefined
        },
      },
    ),
  )
  return [...names]
}
