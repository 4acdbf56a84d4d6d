import Pdf from 'pdfkit'
import { monthlyInstants } from './billDates.rules.ts'
import { invoiceTexts } from './invoice.texts.ts'
import { drawChart, drawFooter } from './invoiceFoot.pdf.ts'
import { drawHeader, drawParties } from './invoiceHead.pdf.ts'
import type { Invoice } from './invoicePaper.pdf.ts'
import { drawConcepts } from './invoiceTable.pdf.ts'

/** The invoice as a tagged PDF. Its dates are those of the bill, so equal invoices are equal to the byte. */
export function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { bill, language } = invoice
  const texts = invoiceTexts[language]
  const issuedAt = new Date(monthlyInstants.bills(bill.startDate.slice(0, 7)))
  const pdf = new Pdf({
    size: 'A4',
    margins: { top: 0, bottom: 0, left: 48, right: 48 },
    pdfVersion: '1.7',
    lang: { es: 'es-ES', gl: 'gl-ES', en: 'en-GB' }[language],
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${texts.title} ${bill.number}`,
      Author: 'Acometida Distribución, S. A.',
      Subject: `${bill.cups}, ${bill.startDate} / ${bill.endDate}`,
      Creator: 'Acometida',
      Producer: 'Acometida',
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const bytes = gathered(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const sheet = { pdf, invoice, texts, root }
  drawHeader(sheet)
  drawParties(sheet)
  const below = drawConcepts(sheet, 276)
  drawChart(sheet, below + 18)
  drawFooter(sheet)
  root.end()
  pdf.end()
  return bytes
}

function gathered(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
