import type { LocalizedMessage } from '#src/core/outbox.ts'
import { money } from '#src/modules/bills/numbers.format.ts'
import type { Notice } from '#src/modules/notifications/notifyUser.service.ts'
import type { Order } from './orders.service.ts'

/** The receipt of a payment. */
export function paymentNotice(
  { amountCents, method, order }: Pick<Order, 'amountCents' | 'method' | 'order'>,
  items: readonly { readonly number: string }[],
): Notice {
  const numbers = items.map(({ number }) => number).join(', ')
  const many = items.length > 1
  const by =
    method === 'card'
      ? { es: 'con tarjeta', gl: 'con tarxeta', en: 'by card' }
      : { es: 'por Bizum', gl: 'por Bizum', en: 'by Bizum' }
  return {
    title: { es: 'Pago recibido', gl: 'Pagamento recibido', en: 'Payment received' },
    body: {
      es: `Hemos recibido el pago de ${money(amountCents, 'es')} ${by.es} por ${many ? 'las facturas' : 'la factura'} ${numbers}. Referencia: ${order}.`,
      gl: `Recibimos o pagamento de ${money(amountCents, 'gl')} ${by.gl} ${many ? 'polas facturas' : 'pola factura'} ${numbers}. Referencia: ${order}.`,
      en: `We have received your payment of ${money(amountCents, 'en')} ${by.en} for ${many ? 'the bills' : 'bill'} ${numbers}. Reference: ${order}.`,
    },
  }
}

/** The SMS with the code of a Bizum payment. */
export function bizumMessage(code: string, amountCents: number): LocalizedMessage {
  return {
    es: {
      subject: 'Código de su pago con Bizum',
      text: `Acometida: ${code} es el código para pagar ${money(amountCents, 'es')} con Bizum. Caduca en 5 minutos. No se lo dé a nadie.`,
    },
    gl: {
      subject: 'Código do seu pagamento con Bizum',
      text: `Acometida: ${code} é o código para pagar ${money(amountCents, 'gl')} con Bizum. Caduca en 5 minutos. Non llo dea a ninguén.`,
    },
    en: {
      subject: 'Code for your Bizum payment',
      text: `Acometida: ${code} is the code to pay ${money(amountCents, 'en')} with Bizum. It expires in 5 minutes. Do not give it to anybody.`,
    },
  }
}
