import { safeInternalPath } from '@acometida/api-spec/rules/navigation/internalPath'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Config } from '#src/config.ts'
import { signMessage } from '#src/core/paymentProvider.ts'
import { isEqualInConstantTime } from '#src/core/sha256.ts'
import { closedOrderPage, payPage, payPagePolicy } from './provider.page.ts'

interface PageRoute {
  readonly Params: { readonly order: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** The payment state of each button of the page. */
const outcomes = { pay: 'PAID', refuse: 'REFUSED', timeout: 'EXPIRED' } as const

/**
 * The payment provider that the server simulates outside production. It knows only its address, which is signed, and
 * notifies the API with the signed message that a real provider would send. No card number is typed anywhere.
 */
export const providerRoutes: FastifyPluginAsync<ProviderOptions> = async (
  app,
  { paymentSecret: secret, clientUrlOf },
) => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_r, _b, done) => done(null, null),
  )
  /** Notifies the API of the state of an order. Returns whether the API accepts it. */
  const notifyApi = async ({ order, amountCents, world }: PaymentRequest, state: string): Promise<boolean> => {
    const signature = signMessage(secret, { order, state, amountCents })
    const answer = await app.inject({
      method: 'PUT',
      url: '/api/updatePayment',
      headers: { 'x-sandbox': world },
      payload: { order, state, amountCents, signature },
    })
    return answer.statusCode === 200 && answer.json().result.codResult === '0000'
  }

  app.get<PageRoute>('/pay/:order', async ({ params, query, url }, reply) => {
    const payment = readAddress(secret, params.order, query)
    if (!payment || !(await notifyApi(payment, 'PENDING')))
      return sendPage(reply, 404, closedOrderPage(pageLanguage(query)), clientUrlOf('default'))
    return sendPage(reply, 200, payPage(pageLanguage(query), payment.amountCents, url), clientUrlOf(payment.world))
  })
  app.post<PageRoute>('/pay/:order', async ({ params, query }, reply) => {
    const payment = readAddress(secret, params.order, query)
    const outcome = query['outcome']
    const state = Object.entries(outcomes).find(([name]) => name === outcome)?.[1]
    if (!payment || !state || !(await notifyApi(payment, state)))
      return sendPage(reply, 404, closedOrderPage(pageLanguage(query)), clientUrlOf('default'))
    return reply.redirect(clientUrlOf(payment.world) + payment.back, 303)
  })
}

interface ProviderOptions extends Pick<Config, 'paymentSecret'> {
  /** The client's address in a world. */
  readonly clientUrlOf: (world: string) => string
}

interface PaymentRequest {
  readonly order: string
  readonly amountCents: number
  readonly world: string
  readonly back: string
}

/** The payment in the page's address; null if the address is not signed, or leads back to another site. */
function readAddress(secret: string, order: string, query: PageRoute['Querystring']): PaymentRequest | null {
  const { amountCents, signature, back = '/', world = 'default' } = query
  if (typeof signature !== 'string' || typeof back !== 'string' || typeof world !== 'string') return null
  if (safeInternalPath(back, () => true) !== back || !/^\d{1,9}$/.test(String(amountCents))) return null
  const payment = { order, amountCents: Number(amountCents), world, back }
  return isEqualInConstantTime(signMessage(secret, { ...payment, state: 'CREATED' }), signature) ? payment : null
}

const pageLanguage = ({ language }: PageRoute['Querystring']) =>
  language === 'gl' || language === 'en' ? language : 'es'

function sendPage(reply: FastifyReply, status: number, page: string, clientUrl: string): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', payPagePolicy(clientUrl))
    .type('text/html; charset=utf-8')
    .send(page)
}
