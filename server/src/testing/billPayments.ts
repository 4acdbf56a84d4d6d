import { pathWithFilter } from './pathWithFilter.ts'
import type { TestApi } from './testApi.ts'

/** The bill that the customer can pay by hand, and the data that identify it in a payment without registration. */
export const bill = 'FE202602000001001'
export const offlineBill = { nif: '12345678Z', factura: bill } as const

let made = 0
/** A new idempotency key. */
export const newKey = (): string => `key-of-a-payment-${(made += 1)}`

type Client = Awaited<ReturnType<TestApi['as']>>

/** Starts a card payment, by default of the customer's bill. */
export const startCard = ({ post }: Pick<Client, 'post'>, more: object = {}) =>
  post('/cardPayment', { bills: [bill], idempotencyKey: newKey(), ...more })

/** Presses a button of the page on which an order is paid. */
export function pressButton(api: TestApi, url: string, outcome: 'pay' | 'refuse' | 'timeout') {
  const { pathname, search } = new URL(url)
  return api.http().post(`${pathname}${search}&outcome=${outcome}`).type('form').send('')
}

/** Opens the page on which an order is paid. */
export function openPaymentPage(api: TestApi, url: string) {
  const { pathname, search } = new URL(url)
  return api.http().get(pathname + search)
}

/** The newest bill of the flat of the customer. */
export async function readNewestBill(api: TestApi): Promise<{ status: string; totalCents: number }> {
  const { get } = await api.as('customer')
  const { supplyPoints } = (await get('/supplypoints')).body
  for (const { cups } of supplyPoints.items) {
    const { body } = await get(pathWithFilter('/listBills', { cups, limit: '1' }))
    if (body.bills.items[0]?.number === bill) return body.bills.items[0]
  }
  throw new Error('the customer has no bill to pay')
}
