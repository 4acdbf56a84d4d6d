import { is70Code } from '@acometida/api-spec/rules/document'
import type { CaptchaKind } from '#src/base/runtimeSettings.ts'

/** The token that the server accepts in development. */
export const LOCALHOST_TOKEN = 'localhost'

/**
 * Whether a captcha is needed: not for 70-codes, nor in installations without one. A dummy solves it on localhost where
 * the settings say so, and never elsewhere.
 */
export function captchaNeed(user: string, kind: CaptchaKind, host: string): 'none' | 'dummy' | 'solve' {
  if (kind === 'none' || is70Code(user)) return 'none'
  return kind === 'dummy' && LOCAL_HOSTS.has(host) ? 'dummy' : 'solve'
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
