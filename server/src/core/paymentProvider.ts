import { createHmac } from 'node:crypto'
import type { Config } from '#src/config.ts'
import { type BizumProvider, bizumProviderAt, simulatedBizum } from './bizumProvider.ts'
import type { Language } from './outbox.ts'
import { isEqualInConstantTime } from './sha256.ts'

/** The payment provider. Card numbers are typed on its page and nowhere else. */
export interface PaymentProvider {
  /** The page on which an order is paid. */
  readonly hostedUrl: (order: HostedOrder) => string
  /** The signature of a message about an order, as the provider gives it. */
  readonly sign: (message: SignedMessage) => string
  /** Whether a message about an order comes from the provider. */
  readonly isSigned: (message: SignedMessage, signature: string) => boolean
  /** Null if Bizum is not offered. */
  readonly bizum: BizumProvider | null
  /** Whether this server simulates it, Bizum included. */
  readonly simulated: boolean
}

export interface HostedOrder {
  readonly order: string
  readonly amountCents: number
  /** The path of the client that the page leads back to. */
  readonly back: string
  readonly language: Language
  readonly worldId: string
}

export interface SignedMessage {
  readonly order: string
  readonly state: string
  readonly amountCents: number
}

/** The provider of an installation: the configured one, or a simulated one outside production; null for none. */
export function paymentProvider(
  config: Pick<Config, 'mode' | 'port' | 'paymentProviderUrl' | 'bizumProviderUrl' | 'paymentSecret'>,
): PaymentProvider | null {
  const simulated = config.mode !== 'production' && config.paymentProviderUrl === null
  const base = simulated ? `http://localhost:${config.port}/provider` : config.paymentProviderUrl
  if (base === null) return null
  const sign = (message: SignedMessage) => signMessage(config.paymentSecret, message)
  return {
    simulated,
    bizum:
      config.bizumProviderUrl === null
        ? simulated
          ? simulatedBizum
          : null
        : bizumProviderAt(config.bizumProviderUrl, config),
    hostedUrl: ({ order, amountCents, back, language, worldId }) => {
      const signature = sign({ order, state: 'CREATED', amountCents })
      const query = new URLSearchParams({ amountCents: String(amountCents), signature, back, language })
      if (simulated) query.set('world', worldId)
      return `${base}/pay/${order}?${query}`
    },
    sign,
    isSigned: (message, signature) => isEqualInConstantTime(sign(message), signature),
  }
}

/**
 * HMAC-SHA256 in base64url of the order, its state and its amount in cents, as in `PG-4K7M-29QD-X3VT`, `PAID` and 5120.
 */
export function signMessage(secret: string, { order, state, amountCents }: SignedMessage): string {
  return createHmac('sha256', secret).update(`${order}.${state}.${amountCents}`).digest('base64url')
}
