import { is70Code } from '@acometida/api-spec/rules/document'

/** What the server takes for a solved captcha in development. */
export const LOCALHOST_TOKEN = 'localhost'

/** Who has to solve a captcha: nobody with a 70-code, on localhost nobody at all (a dummy does), everybody else. */
export function captchaNeed(user: string, host: string): 'none' | 'dummy' | 'solve' {
  if (is70Code(user)) return 'none'
  return LOCAL_HOSTS.has(host) ? 'dummy' : 'solve'
}

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])
