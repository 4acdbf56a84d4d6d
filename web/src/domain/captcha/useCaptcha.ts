import { useEffect, useState } from 'react'
import { after } from '#src/base/clock.ts'
import { captchaNeed, LOCALHOST_TOKEN } from './captchaNeed.ts'
import { solveCaptcha } from './solveCaptcha.ts'

/** Where the security check stands. `token` goes with the form; there is none where none is needed. */
export type CaptchaState =
  | { readonly status: 'exempt'; readonly token: undefined }
  | { readonly status: 'working' | 'failed'; readonly token: undefined }
  | { readonly status: 'done'; readonly token: string }

/** A challenge is good for ten minutes; a solution is renewed before. */
const FRESH_MS = 9 * 60_000

/**
 * Solves the captcha of a form while it is being filled in by `user` (an identifier in normal form; staff codes need
 * none). Each solution is good once: `renew` gets another, and with `real` set it is solved even on localhost, whose
 * dummy a production server refuses.
 */
export function useCaptcha(user: string, host = window.location.hostname) {
  const [round, setRound] = useState({ number: 0, real: false })
  const [solved, setSolved] = useState<{ readonly round: object; readonly token: string | null }>()
  const need = captchaNeed(user, host)
  const solves = need === 'solve' || (need === 'dummy' && round.real)

  useEffect(() => {
    if (!solves) return
    const abort = new AbortController()
    let cancelRenewal = () => {}
    solveCaptcha(abort.signal).then(
      (token) => {
        setSolved({ round, token })
        cancelRenewal = after(FRESH_MS, () => setRound(next(round)))
      },
      () => {
        if (!abort.signal.aborted) setSolved({ round, token: null })
      },
    )
    return () => {
      abort.abort()
      cancelRenewal()
    }
  }, [solves, round])

  const renew = ({ real = false } = {}) => setRound((last) => next(last, real))
  return { captcha: stateOf(), renew }

  function stateOf(): CaptchaState {
    if (need === 'none') return { status: 'exempt', token: undefined }
    if (!solves) return { status: 'done', token: LOCALHOST_TOKEN }
    if (solved?.round !== round) return { status: 'working', token: undefined }
    return solved.token === null ? { status: 'failed', token: undefined } : { status: 'done', token: solved.token }
  }
}

function next(round: { number: number; real: boolean }, real = false) {
  return { number: round.number + 1, real: round.real || real }
}
