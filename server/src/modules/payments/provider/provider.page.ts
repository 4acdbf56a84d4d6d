import { createHash } from 'node:crypto'
import type { Language } from '#src/core/outbox.ts'
import { money } from '#src/modules/bills/numbers.format.ts'

/** The page on which an order is paid, refused or left to expire. `url`: its own address, the target of the buttons. */
export function payPage(language: Language, amountCents: number, url: string): string {
  const { title, amount, pay, refuse, timeout } = texts[language]
  const button = (outcome: string, label: string) =>
    `<button formaction="${escape(`${url}&outcome=${outcome}`)}">${label}</button>`
  return page(
    language,
    title,
    `<p>${amount} <strong>${money(amountCents, language)}</strong></p>
<form method="post">${button('pay', pay)}${button('refuse', refuse)}${button('timeout', timeout)}</form>`,
  )
}

/** The page for an order that does not exist, or cannot be paid any more. */
export function closedOrderPage(language: Language): string {
  return page(language, texts[language].title, `<p>${texts[language].none}</p>`)
}

/**
 * The content security policy of the page: no script runs, nothing is loaded, and its form leads here and back to the
 * client only.
 */
export function payPagePolicy(clientUrl: string): string {
  const hash = createHash('sha256').update(STYLE).digest('base64')
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self' ${clientUrl}; base-uri 'none'; frame-ancestors 'none'`
}

const STYLE =
  'body{font:1.125rem/1.5 system-ui,sans-serif;max-width:32rem;margin:3rem auto;padding:0 1rem}form{display:grid;gap:.75rem}button{font:inherit;padding:.75rem}'

function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
${body}
</main></body>
</html>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

const texts = {
  es: {
    title: 'Pasarela de pago de pruebas',
    amount: 'Importe:',
    pay: 'Pagar',
    refuse: 'Rechazar el pago',
    timeout: 'Dejar que caduque',
    none: 'Este pago ya no se puede hacer. No se ha cobrado nada.',
  },
  gl: {
    title: 'Pasarela de pagamento de probas',
    amount: 'Importe:',
    pay: 'Pagar',
    refuse: 'Rexeitar o pagamento',
    timeout: 'Deixar que caduque',
    none: 'Este pagamento xa non se pode facer. Non se cobrou nada.',
  },
  en: {
    title: 'Test payment page',
    amount: 'Amount:',
    pay: 'Pay',
    refuse: 'Refuse the payment',
    timeout: 'Let it time out',
    none: 'This payment can no longer be made. Nothing was charged.',
  },
} as const satisfies Record<Language, object>
