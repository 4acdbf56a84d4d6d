import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { TestApi } from './testApi.ts'

/** The captcha that a browser sends: a challenge of the server and its solution. */
export async function solveCaptcha({ anyone }: { readonly anyone: Pick<TestApi['anyone'], 'get'> }) {
  const { body } = await anyone.get('/captcha').expect(200)
  const challenge = decode(body.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  return { challenge, solution }
}

/** A captcha on the wire: JSON in base64. */
export const encodeCaptcha = (captcha: object): string => Buffer.from(JSON.stringify(captcha)).toString('base64')

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
