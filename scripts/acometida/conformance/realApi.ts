import { missing } from '@acometida/api-spec/conformance/subjects.ts'
import type { CallerConfig, Config } from './config.ts'
import { callerOf, type Caller, type Connection, NoLogIn, type Place, type Target } from './target.ts'

/** An API other than the reference server, with the callers of the configuration. */
export function realApi(connection: Connection, { callers, captcha }: Config): Target {
  const call = callerOf(connection)
  const place: Place = {
    call,
    logIn: async (name) => {
      const config = callers[name]
      if (!config) throw new NoLogIn(`no caller ${name}: give callers.${name} in the configuration`)
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

async function openSession(
  call: Place['call'],
  name: string,
  { user, password, token, userId, document }: CallerConfig,
  captcha: string,
): Promise<Caller> {
  // A caller with nothing but a token gets the ids of somebody who does not exist.
  const personOf = (who: LogIn['user']) => ({
    userId: userId ?? who?.userId ?? missing.userId,
    document: document ?? who?.documentNumber ?? missing.document,
  })
  if (token !== undefined) return { name, token, refreshToken: '', ...personOf(undefined) }
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
    ...personOf(who),
  }
}

/** The answer to a log-in. Another API may leave fields out. */
interface LogIn {
  readonly accessToken?: unknown
  readonly refreshToken?: unknown
  readonly user?: { readonly userId?: number; readonly documentNumber?: string }
}
