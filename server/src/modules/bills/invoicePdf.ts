import { drawFoot } from '#src/pdf/foot.ts'
import { makePdf } from '#src/pdf/makePdf.ts'
import { monthlyInstants } from './billDates.rules.ts'
import { drawChart } from './invoiceChart.pdf.ts'
import { drawHead } from './invoiceHead.pdf.ts'
import type { Invoice } from './invoiceSheet.ts'
import { drawConcepts } from './invoiceTable.pdf.ts'
import { invoiceTexts } from './invoice.texts.ts'

/** The invoice as a tagged PDF. Its dates are those of the bill, so equal invoices are equal to the byte. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { bill, language, seal } = invoice
  const texts = invoiceTexts[language]
  const about = {
    title: `${texts.title} ${bill.number}`,
    subject: `${bill.cups}, ${bill.startDate} / ${bill.endDate}`,
    language,
    issuedAt: monthlyInstants.bills(bill.startDate.slice(0, 7)),
  }
  return makePdf(about, (paper) => {
    const sheet = { ...paper, invoice, texts }
    drawHead(sheet)
    const below = drawConcepts(sheet, 276)
    drawChart(sheet, below + 18)
    drawFoot(paper, seal === null ? texts.legal : [...texts.legal, texts.seal(seal)])
  })
}
