import { setTimeout as pause } from 'node:timers/promises'
import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import type { CallerConfig, Config } from './config.ts'
import { callerOf, type Caller, type Connection, NoLogIn, type Place, type Target } from './target.ts'

/** An API other than the reference server, with the callers of the configuration. Each logs in once. */
export function realApi(connection: Connection, { callers, captcha }: Config): Target {
  const call = callerOf(connection)
  const sessions = new Map<string, Promise<Caller>>()
  const logIn = (name: string): Promise<Caller> => {
    const known = sessions.get(name)
    if (known) return known
    const config = callers[name]
    const session = config
      ? openSession(call, name, config, captcha)
      : Promise.reject(new NoLogIn(`no caller ${name}: give callers.${name} in the configuration`))
    sessions.set(name, session)
    return session
  }
  const place: Place = {
    call,
    logIn,
    messages: () => Promise.resolve([]),
    pass: (seconds) => pause(seconds * 1000),
    applyScenario: () => Promise.resolve(),
    signPayment: () => Promise.reject(new Error('The provider of payments alone signs what it says.')),
    addFault: () => Promise.resolve(),
    save: () => Promise.resolve(),
    rewind: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
  return {
    url: connection.url,
    isReference: false,
    callers: Object.keys(callers),
    open: () => Promise.resolve(place),
  }
}

async function openSession(
  call: Place['call'],
  name: string,
  { user, password, token, userId, document }: CallerConfig,
  captcha: string,
): Promise<Caller> {
  if (token !== undefined) return { name, token, refreshToken: '', ...personOf(userId, document) }
  const { status, code, content } = await call('logIn', { path: '/login', body: { user, password, captcha } }, null)
  // The next line checks the token.
  const { accessToken, refreshToken, user: who } = content as LogIn
  if (typeof accessToken !== 'string' || code !== '0000')
    throw new NoLogIn(
      `the log-in of ${name} is answered with ${status} ${code}: give callers.${name}.token where a code or a captcha stands in the way`,
    )
  return {
    name,
    token: accessToken,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : '',
    ...personOf(userId ?? who?.userId, document ?? who?.documentNumber),
  }
}

/** The ids of a caller. A caller with nothing but a token gets those of somebody who does not exist. */
function personOf(userId = missing.userId, document = missing.document): Pick<Caller, 'userId' | 'document'> {
  return { userId, document }
}

/** The answer to a log-in. Another API may leave fields out. */
interface LogIn {
  readonly accessToken?: unknown
  readonly refreshToken?: unknown
  readonly user?: { readonly userId?: number; readonly documentNumber?: string }
}
