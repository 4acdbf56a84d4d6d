import { maskPhone } from '@acometida/api-spec/rules/person/phone'
import { localDate, localTime } from '@acometida/api-spec/rules/time/localTime'
import type { Language } from '#src/core/outbox.ts'
import type { paymentItem } from '#src/db/schema.ts'
import { longDate, money } from '#src/modules/bills/numbers.format.ts'
import { drawChargeTable } from '#src/pdf/chargeTable.ts'
import { drawFacts, type Fact } from '#src/pdf/facts.ts'
import { drawFooter } from '#src/pdf/footer.ts'
import { drawLetterhead } from '#src/pdf/letterhead.ts'
import { makePdf } from '#src/pdf/makePdf.ts'
import { LEFT, type Paper, paragraph } from '#src/pdf/paper.ts'
import type { Order } from './orders.service.ts'
import { receiptTexts } from './receipt.texts.ts'

export interface ReceiptPaper extends Pick<
  Order,
  'order' | 'method' | 'phone' | 'amountCents' | 'holderDocument' | 'dossierNumber'
> {
  /** Milliseconds since 1970. */
  readonly paidAt: number
  /** The paid items, 20 at most: they are on one page. */
  readonly items: readonly Pick<typeof paymentItem.$inferSelect, 'kind' | 'number' | 'amountCents'>[]
  readonly language: Language
}

/** The receipt of a payment as a tagged PDF. Equal receipts are equal byte by byte. */
export function receiptPdf(shown: ReceiptPaper): Promise<Buffer> {
  const { order, amountCents, paidAt, items, language } = shown
  const texts = receiptTexts[language]
  const about = { title: `${texts.title} ${order}`, subject: order, language, issuedAt: paidAt }
  return makePdf(about, (paper) => {
    drawLetterhead(paper, texts.title, [`${texts.order} ${order}`])
    const amount = money(amountCents, language)
    drawFacts(paper, factsOf(shown), { label: texts.total, amount, note: texts.received })
    paragraph(paper, 'P', texts.settles(items.length), LEFT, drawBills(paper, shown) + 16, { wrapped: true })
    drawFooter(paper, texts.legal)
  })
}

function factsOf({ method, phone, holderDocument, dossierNumber, paidAt, language }: ReceiptPaper): readonly Fact[] {
  const texts = receiptTexts[language]
  const facts: readonly Fact[] = [
    [texts.date, longDate(localDate(paidAt), language)],
    [texts.time, texts.local(localTime(paidAt).slice(0, 5))],
    // The card is typed at the provider, so nothing of it is known here.
    [texts.means, phone === null ? texts.methods[method] : `${texts.methods[method]}, ${maskPhone(phone)}`],
    [texts.holder, holderDocument],
  ]
  return dossierNumber === null ? facts : [...facts, [texts.dossier, dossierNumber]]
}

const columns = [
  { x: LEFT + 6, width: 180, align: 'left' },
  { x: LEFT + 190, width: 200, align: 'left' },
  { x: LEFT + 394, width: 99, align: 'right' },
] as const

function drawBills(paper: Paper, { items, amountCents, language }: ReceiptPaper): number {
  const texts = receiptTexts[language]
  return drawChargeTable(paper, 240, {
    columns,
    head: texts.columns,
    lines: items.map((item) => [item.number, texts.kinds[item.kind], money(item.amountCents, language)]),
    sums: [],
    total: [texts.total, '', money(amountCents, language)],
  })
}
