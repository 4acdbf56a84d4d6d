import type { FaultRule } from '#room/api/generated/control.ts'

/** The faults that one press adds. Each applies to all operations. */
export const PRESETS: readonly { readonly name: string; readonly rule: FaultRule }[] = [
  { name: 'Down', rule: { operation: '*', status: 503 } },
  { name: 'Slow, 3 s', rule: { operation: '*', delayMs: 3000 } },
  { name: 'Session ends now', rule: { operation: '*', codResult: '9002', status: 401, times: 1 } },
  { name: 'Flaky, 10 %', rule: { operation: '*', status: 500, probability: 0.1 } },
  { name: 'Half a body', rule: { operation: '*', malformed: 'truncated' } },
]
