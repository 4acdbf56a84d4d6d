import type { Bill } from '@acometida/api-spec/generated/operations'
import type { Language } from '#src/core/outbox.ts'
import type { Paper } from '#src/pdf/paper.ts'
import type { InvoiceTexts } from './invoice.texts.ts'

/** What an invoice shows. */
export interface Invoice {
  readonly bill: Bill
  readonly holderName: string
  readonly street: string
  /** With its postal code and province. */
  readonly town: string
  readonly tariff: string
  readonly contractedWatts: readonly number[]
  readonly meterId: string
  readonly language: Language
  /** Verification code of a copy with digital seal; null without one. */
  readonly seal: string | null
}

/** The page of an invoice under construction, with the words it is made of. */
export interface Sheet extends Paper {
  readonly invoice: Invoice
  readonly texts: InvoiceTexts
}
