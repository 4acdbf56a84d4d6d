import { is70Code } from '@acometida/api-spec/rules/document'
import type { CaptchaKind } from '#src/base/runtimeSettings.ts'

/** What the server takes for a solved captcha in development. */
export const LOCALHOST_TOKEN = 'localhost'

/**
 * Who has to solve a captcha: nobody with a 70-code nor where the installation has none; where it says so a dummy does
 * it on localhost, and never elsewhere.
 */
export function captchaNeed(user: string, kind: CaptchaKind, host: string): 'none' | 'dummy' | 'solve' {
  if (kind === 'none' || is70Code(user)) return 'none'
  return kind === 'dummy' && LOCAL_HOSTS.has(host) ? 'dummy' : 'solve'
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
