import { is70Code } from '@acometida/api-spec/rules/person/document'
import type { CaptchaKind } from '#src/base/settings/runtimeSettings.ts'

/** The token that a development server accepts as solved. */
export const LOCALHOST_TOKEN = 'localhost'

/**
 * Whether a captcha is needed: not for a 70-code, nor for an installation without one. `dummy` is used on localhost
 * only, if the installation says so.
 */
export function captchaNeed(user: string, kind: CaptchaKind, host: string): 'none' | 'dummy' | 'solve' {
  if (kind === 'none' || is70Code(user)) return 'none'
  return kind === 'dummy' && LOCAL_HOSTS.has(host) ? 'dummy' : 'solve'
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
