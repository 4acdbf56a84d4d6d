import { createHmac } from 'node:crypto'
import type { Config } from '#src/config.ts'
import type { Language } from './outbox.ts'

export interface BizumProvider {
  /** Whether the phone, in normal form, has Bizum. True as well if the provider does not answer. */
  readonly reaches: (phone: string) => Promise<boolean>
  /** The remote provider that sends and checks codes; null if this server simulates it. */
  readonly remote: RemoteBizum | null
}

interface RemoteBizum {
  /** Asks a phone to pay: the provider sends it a code. A repeated order is asked for once. False if that fails. */
  readonly request: (asked: BizumRequest) => Promise<boolean>
  /**
   * Passes on the payer's code. Before it answers, the provider reports the state of the order by `PUT /updatePayment`.
   */
  readonly confirm: (order: string, code: string) => Promise<'reported' | 'wrong' | 'unreachable'>
}

interface BizumRequest {
  readonly order: string
  readonly amountCents: number
  readonly phone: string
  readonly language: Language
}

/** The simulated provider knows no phone that ends in these digits. */
export const WITHOUT_BIZUM = '999'

export const simulatedBizum: BizumProvider = {
  reaches: async (phone) => !phone.endsWith(WITHOUT_BIZUM),
  remote: null,
}

/**
 * The provider at an address. Each message is signed: HMAC-SHA256 in base64url of the phone, of
 * `order.REQUEST.amountCents`, or of `order.code`.
 */
export function bizumProviderAt(base: string, { paymentSecret }: Pick<Config, 'paymentSecret'>): BizumProvider {
  const sign = (text: string) => createHmac('sha256', paymentSecret).update(text).digest('base64url')
  const ask = async (path: string, body: object): Promise<unknown> => {
    try {
      const answer = await fetch(`${base}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return answer.ok ? JSON.parse(await textOf(answer)) : null
    } catch {
      return null
    }
  }
  return {
    reaches: async (phone) => (await fieldOf(ask('/phones', { phone, signature: sign(phone) }), 'bizum')) !== false,
    remote: {
      request: async (asked) => {
        const signature = sign(`${asked.order}.REQUEST.${asked.amountCents}`)
        return (await fieldOf(ask('/requests', { ...asked, signature }), 'requested')) === true
      },
      confirm: async (order, code) => {
        const result = await fieldOf(
          ask('/confirmations', { order, code, signature: sign(`${order}.${code}`) }),
          'result',
        )
        return result === 'TOLD' ? 'reported' : result === 'WRONG_CODE' ? 'wrong' : 'unreachable'
      },
    },
  }
}

/** The text of a response. Throws if it is longer than any response of a provider. */
async function textOf({ body }: Response): Promise<string> {
  const text = new TextDecoder()
  let read = 0
  let content = ''
  for await (const part of body ?? []) {
    read += part.length
    if (read > MAX_RESPONSE_BYTES) throw new Error('the response of the Bizum provider is too long')
    content += text.decode(part, { stream: true })
  }
  return content
}

/** One field of a response; undefined if it is missing. */
async function fieldOf(answer: Promise<unknown>, field: string): Promise<unknown> {
  const found = await answer
  return typeof found === 'object' && found !== null
    ? Object.entries(found).find(([name]) => name === field)?.[1]
    : undefined
}

const TIMEOUT_MS = 10_000
const MAX_RESPONSE_BYTES = 65_536
