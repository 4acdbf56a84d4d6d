import { exampleCall } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import type { Finding, Result } from './cells.ts'
import type { Config } from './config.ts'
import { broken, type Context, notAllowed, outcomeOf } from './context.ts'
import { judged } from './judged.ts'
import { type Answered, type Caller, NoLogIn } from './target.ts'

type Outcome = Pick<Result, 'findings' | 'needs' | 'answered'>

/**
 * The operations whose success opens or ends a session of a real API. Each is asked in sessions that are opened for it
 * by the callers of the configuration, whatever effects are allowed: a run makes such calls anyway.
 */
export const sessionSuccesses: { readonly [Id in OperationId]?: (context: Context) => Promise<Outcome> } = {
  logIn: logInAsAll,
  refreshTokens: async (context) =>
    inOwnSession(context, async (session, { call }) => {
      if (session.refreshToken === '') return { findings: [], needs: 'the log-in gives no refresh token' }
      const body = { user: session.document, refresh_token: session.refreshToken }
      const answered = await call('refreshTokens', exampleCall('refreshTokens', { body }), null)
      return { ...judgedSuccess(context, 'refreshTokens', answered), answered }
    }),
  endSession: async (context) =>
    inOwnSession(context, async (session, { call }) => {
      const answered = await call('endSession', exampleCall('endSession'), session)
      return { ...judgedSuccess(context, 'endSession', answered), answered }
    }),
  resendMfaCode: resendCode,
}

/** The callers of the configuration that log in with a password. Those without a second factor stand first. */
export function loginNames({ callers }: Config): readonly string[] {
  const named = Object.entries(callers).filter(([, { token }]) => token === undefined)
  const isEasy = ([, { code, codeCommand }]: (typeof named)[number]) => code === undefined && codeCommand === undefined
  return [...named.filter(isEasy), ...named.filter((each) => !isEasy(each))].map(([name]) => name)
}

const NO_PASSWORD = 'add a caller with user and password to --config'

/** Logs in each caller, and judges all answers on the way, those of the second factor too. */
async function logInAsAll(context: Context): Promise<Outcome> {
  const names = loginNames(context.config)
  if (names.length === 0) return { findings: [], needs: NO_PASSWORD }
  const findings: Finding[] = []
  const needs: string[] = []
  let answered: Answered | undefined
  for (const name of names) {
    const { answers, problem } = await context
      .placeOfRefusals('logIn')
      .logIn(name)
      .then(
        ({ opened = [] }) => ({ answers: opened, problem: null }),
        (error: unknown) => {
          if (error instanceof NoLogIn) return { answers: error.answers, problem: error.message }
          throw error
        },
      )
    const found = answers.flatMap((each) => [...judged(context, 'logIn', each), ...flawsOfSession('logIn', each)])
    const last = answers.at(-1)
    if (last?.status === 500) found.push(broken('logIn', 'status', 'an outcome', outcomeOf(last)))
    if (found.length > 0 || answered === undefined) answered = last
    findings.push(...found.filter(isNewIn(findings)))
    if (problem !== null) needs.push(problem)
  }
  const isOpen = needs.length === names.length
  return { findings, ...(isOpen && { needs: needs[0] ?? '' }), ...(answered && { answered }) }
}

function isNewIn(known: readonly Finding[]): (finding: Finding) => boolean {
  return ({ rule, where }) => !known.some((each) => each.rule === rule && each.where === where)
}

/** Asks for another code in a log-in that waits for one. */
async function resendCode(context: Context): Promise<Outcome> {
  const id = 'resendMfaCode'
  const { callers } = context.config
  const name = Object.keys(callers).find((each) => callers[each]?.code ?? callers[each]?.codeCommand)
  if (name === undefined)
    return { findings: [], needs: 'add a caller with a second factor to --config: its code or codeCommand' }
  if (!context.mayDo(id)) return { findings: [], needs: notAllowed('', id).needs ?? '' }
  const place = context.placeOfRefusals('logIn')
  const { opened = [], document } = await place.logIn(name)
  const user = callers[name]?.user ?? document
  const half: Caller = {
    name,
    token: String(opened[0]?.content['accessToken']),
    refreshToken: '',
    userId: 0,
    document: user,
  }
  if (opened[0]?.code !== '0001') return { findings: [], needs: `the log-in of ${name} asks for no code` }
  const answered = await place.call(id, exampleCall(id, { body: { user } }), half)
  // Right after the first code the wait may not be over.
  const isEarly = answered.code === '2024'
  return {
    findings: judged(context, id, answered),
    answered,
    ...(isEarly && { needs: 'the wait between two codes is not over' }),
  }
}

/** Works in a session that is opened for it. */
async function inOwnSession(
  context: Context,
  work: (session: Caller, place: Context['shared']) => Promise<Outcome>,
): Promise<Outcome> {
  const [name] = loginNames(context.config)
  if (name === undefined) return { findings: [], needs: NO_PASSWORD }
  const place = context.placeOfRefusals('logIn')
  return work(await place.logIn(name), place)
}

function judgedSuccess(context: Context, id: OperationId, answered: Answered): Pick<Outcome, 'findings'> {
  const found = [...judged(context, id, answered), ...flawsOfSession(id, answered)]
  const isTold = found.some(({ severity }) => severity === 'broken')
  return {
    findings: answered.isDone || isTold ? found : [...found, broken(id, 'outcome', 'a success', outcomeOf(answered))],
  }
}

/** What a log-in has to bring, or the client does not open the session. */
const PARTS = ['user', 'realmUser', 'accessToken', 'refreshToken', 'expiresInToken', 'sessionTime'] as const
/** A token that lasts shorter is renewed in the middle of each form. */
const SHORT_SECONDS = 300

/** What the client misses in an answer that opens a session, beside the shape. */
function flawsOfSession(id: OperationId, { code, isDone, content }: Answered): Finding[] {
  if (!isDone || code !== '0000' || (id !== 'logIn' && id !== 'refreshTokens')) return []
  const at = (where: string, finding: Finding): Finding => ({ ...finding, where })
  const lacking = id === 'logIn' ? PARTS.filter((part) => content[part] === undefined) : []
  const { expiresInToken: seconds } = content
  const isShort = typeof seconds === 'number' && seconds < SHORT_SECONDS
  const short = broken(id, 'lifetime', `a token that is good for ${SHORT_SECONDS} s or more`, `${String(seconds)} s`)
  return [
    ...lacking.map((part) =>
      at(part, broken(id, 'session', 'a part that the client needs to open a session', 'nothing')),
    ),
    ...(isShort ? [at('expiresInToken', { ...short, severity: 'drift' as const })] : []),
  ]
}
