import { exec } from 'node:child_process'
import { promisify } from 'node:util'
import { missingSubject } from '@acometida/api-spec/conformance/subjects.ts'
import type { CallerConfig, Config } from './config.ts'
import { lifetimeOf } from './sessions.ts'
import {
  type Answered,
  type Caller,
  type Connection,
  connectToApi,
  NoLogIn,
  type Place,
  type Target,
} from './target.ts'

/** An API other than the reference server, with the callers of the configuration. */
export function realApi(connection: Connection, { callers, captcha }: Config): Target {
  const { call, probe } = connectToApi(connection)
  const place: Place = {
    call,
    probe,
    logIn: async (name) => {
      const config = callers[name]
      if (!config) throw new NoLogIn(`add callers.${name} to --config`)
      return openSession(call, name, config, captcha)
    },
    control: () => Promise.reject(new Error(`${connection.url} has no control API.`)),
    close: () => Promise.resolve(),
  }
  return {
    url: connection.url,
    isReference: false,
    callers: Object.keys(callers),
    open: () => Promise.resolve(place),
  }
}

/** Logs a caller in, with the code of the second factor if one is asked for. */
async function openSession(call: Place['call'], name: string, config: CallerConfig, captcha: string): Promise<Caller> {
  const { user, password, token, userId, document } = config
  // A caller with nothing but a token gets the ids of somebody who does not exist.
  const personOf = (who: LogIn['user']) => ({
    userId: userId ?? who?.userId ?? missingSubject.userId,
    document: document ?? who?.documentNumber ?? missingSubject.document,
  })
  if (token !== undefined) return { name, token, refreshToken: '', ...personOf(undefined) }
  const first = await call('logIn', { path: '/login', body: { user, password, captcha } }, null)
  const opened = first.code === '0001' ? [first, await answerCode(call, name, config, first)] : [first]
  const last = opened.at(-1) ?? first
  // The next line checks the token.
  const { accessToken, refreshToken, user: who } = last.content as LogIn
  if (typeof accessToken !== 'string' || last.code !== '0000')
    throw new NoLogIn(
      `the log-in of ${name} is answered with ${last.status} ${last.code}: ${REMEDIES[last.code] ?? `set callers.${name}.token if the log-in cannot be automated`}`,
      opened,
    )
  return {
    name,
    token: accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    ...personOf(who),
    ...lifetimeOf(last.content),
    opened,
  }
}

const REMEDIES: Readonly<Record<string, string>> = {
  '1001': 'its password is wrong',
  '2004': 'set captcha in --config',
  '2903': 'set up its second factor in the client first',
  '24031': 'the code of its second factor is wrong',
}

/** Answers the question for the code of the second factor. */
async function answerCode(
  call: Place['call'],
  name: string,
  { user, password, code, codeCommand }: CallerConfig,
  first: Answered,
): Promise<Answered> {
  if (code === undefined && codeCommand === undefined)
    throw new NoLogIn(`the log-in of ${name} asks for a code: set callers.${name}.code, or codeCommand to print it`, [
      first,
    ])
  const mfaCode = code ?? (await printed(codeCommand ?? ''))
  const half: Caller = {
    name,
    token: String(first.content['accessToken']),
    refreshToken: '',
    userId: 0,
    document: user ?? '',
  }
  return call('logIn', { path: '/login', body: { user, password, mfa_code: mfaCode } }, half)
}

/** A code arrives within this time, or not at all. */
const CODE_MS = 120_000

/** What a command of the system's shell prints. Throws a `NoLogIn` if it fails. */
async function printed(command: string): Promise<string> {
  return promisify(exec)(command, { timeout: CODE_MS }).then(
    ({ stdout }) => stdout.trim(),
    ({ message }: Error) => {
      throw new NoLogIn(`codeCommand fails: ${message}`)
    },
  )
}

/** The answer to a log-in. Another API may leave fields out. */
interface LogIn {
  readonly accessToken?: unknown
  readonly refreshToken?: unknown
  readonly user?: { readonly userId?: number; readonly documentNumber?: string }
}
