import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

/** Logs in a user of the seed like any client in production, captcha included. Returns the access token. */
export async function logIn(url: string, user = '12345678Z'): Promise<string> {
  // Our own server answers with this.
  const { challenge: text } = (await (await fetch(`${url}/api/captcha`)).json()) as { challenge: string }
  const challenge = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
  const solution = await solveChallenge({ challenge, deriveKey })
  const captcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user, password: 'Farola#29a', captcha }),
  })
  // Our own server answers with this.
  const body = (await response.json()) as { result: { codResult: string }; accessToken?: string }
  if (body.accessToken === undefined) throw new Error(`The log-in of ${user} was answered ${body.result.codResult}.`)
  return body.accessToken
}
