import { is70Code } from '@acometida/api-spec/rules/person/document'
import type { CaptchaKind } from '@acometida/api-spec/rules/settings/runtimeSettings'
import { useEffect, useRef, useState } from 'react'
import { failureOf } from '#src/api/call/apiError.ts'
import { config } from '#src/api/config.ts'
import { getCaptcha } from '#src/api/generated/api.ts'
import { after } from '#src/base/clock.ts'

/** The state of the captcha. `token` goes with the form; undefined if none is needed. */
export type CaptchaState =
  | { readonly status: 'exempt' | 'working' | 'failed'; readonly token: undefined }
  | { readonly status: 'done'; readonly token: string }

/** A challenge expires after ten minutes, and a solution is renewed before. */
const FRESH_MS = 9 * 60_000

/**
 * Solves the captcha of a form while `user` fills it in (an identifier in normal form; staff codes need none). A
 * solution is valid once; `renew` gets another. A submission before the end of the check awaits `solved`, which
 * resolves with the token. After a failed check it resolves once somebody retries.
 */
export function useCaptcha(user: string, host = window.location.hostname) {
  const [round, setRound] = useState({ number: 0 })
  const [solution, setSolution] = useState<{ readonly round: object; readonly token: string | null }>()
  const need = captchaNeed(user, config().captcha, host)
  const solves = need === 'solve'

  useEffect(() => {
    if (!solves) return
    const abort = new AbortController()
    let cancelRenewal = () => {}
    solveCaptcha(abort.signal).then(
      (token) => {
        setSolution({ round, token })
        cancelRenewal = after(FRESH_MS, () => setRound(next(round)))
      },
      (error: unknown) => {
        if (abort.signal.aborted) return
        if (failureOf(error)?.status === 404) console.error(NO_CHALLENGES)
        setSolution({ round, token: null })
      },
    )
    return () => {
      abort.abort()
      cancelRenewal()
    }
  }, [solves, round])

  const renew = () => setRound(next)
  const captcha = stateOf()
  const latest = useRef(captcha)
  const waiting = useRef(new Set<(token: string | undefined) => void>())
  useEffect(() => {
    latest.current = captcha
    if (!hasEnded(captcha)) return
    for (const go of waiting.current) go(captcha.token)
    waiting.current.clear()
  })
  const solved = (): Promise<string | undefined> =>
    new Promise((go) => {
      if (hasEnded(latest.current)) go(latest.current.token)
      else waiting.current.add(go)
    })
  return { captcha, renew, solved }

  function stateOf(): CaptchaState {
    if (need === 'none') return { status: 'exempt', token: undefined }
    if (need === 'dummy') return { status: 'done', token: LOCALHOST_TOKEN }
    if (solution?.round !== round) return { status: 'working', token: undefined }
    return solution.token === null ? { status: 'failed', token: undefined } : { status: 'done', token: solution.token }
  }
}

/**
 * Whether a captcha is needed: not for a 70-code, nor for an installation without one. `dummy` is used on localhost
 * only, if the installation says so.
 */
export function captchaNeed(user: string, kind: CaptchaKind, host: string): 'none' | 'dummy' | 'solve' {
  if (kind === 'none' || is70Code(user)) return 'none'
  return kind === 'dummy' && LOCAL_HOSTS.has(host) ? 'dummy' : 'solve'
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The token that a development server accepts as solved. */
const LOCALHOST_TOKEN = 'localhost'

function hasEnded({ status }: CaptchaState): boolean {
  return status === 'done' || status === 'exempt'
}

function next(round: { readonly number: number }) {
  return { number: round.number + 1 }
}

const NO_CHALLENGES =
  'GET /captcha answered 404. Where other calls do as well, apiBase in /config.json is wrong; where they do not, this API gives no ' +
  'challenges: say "captcha": "none" in /config.json, and nobody is asked for one.'

/**
 * Gets a challenge and solves it in a worker. Returns the form's token: challenge and solution as JSON in base64
 * (ALTCHA 2). Throws without a challenge or a solution.
 */
async function solveCaptcha(signal: AbortSignal): Promise<string> {
  const answer = await getCaptcha({ signal })
  const challenge: unknown = JSON.parse(atob(answer.challenge))
  const solution = await solveInWorker(challenge, signal)
  if (solution === null) throw new Error('The challenge has no solution')
  return btoa(JSON.stringify({ challenge, solution }))
}

function solveInWorker(challenge: unknown, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    const finish = (settle: () => void) => {
      worker.terminate()
      settle()
    }
    worker.addEventListener('message', ({ data }) => finish(() => resolve(data)))
    worker.addEventListener('error', () => finish(() => reject(new Error('The challenge could not be solved'))))
    signal.addEventListener('abort', () => finish(() => reject(signal.reason)))
    worker.postMessage(challenge)
  })
}
