import type { DossierDetail, WorksConcept } from '@acometida/api-spec/generated/operations'
import { sizeOf } from '@acometida/api-spec/rules/dossier/dossierTerms'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { Language } from '#src/core/outbox.ts'
import { decimals, longDate, money } from '#src/modules/bills/numbers.format.ts'
import { eventsOf } from '#src/modules/dossiers/dossierEvents.service.ts'
import { budgetDocumentId } from '#src/modules/dossiers/numbers.rules.ts'
import { type DossierRow, ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'
import { placeOf } from '#src/modules/dossiers/place.rules.ts'
import { CHARGE_SOURCE, VAT_PERCENT } from '#src/modules/grid/charge.rules.ts'
import { languageOf } from '#src/modules/people/languageOf.service.ts'
import { drawChargeTable } from '#src/pdf/chargeTable.ts'
import { drawFacts, type Fact } from '#src/pdf/facts.ts'
import { drawFooter } from '#src/pdf/footer.ts'
import { drawLetterhead } from '#src/pdf/letterhead.ts'
import { makePdf, pdfFile } from '#src/pdf/makePdf.ts'
import { colours, LEFT, type Paper, paragraph } from '#src/pdf/paper.ts'
import { budgetDetail, budgetIssuedAt } from './budget.rules.ts'
import { budgetTexts } from './budget.texts.ts'

/**
 * The document with the budget of a dossier of the caller, in their language and in its wire form; null for any other
 * dossier.
 */
export async function budgetFile(ctx: AuthorizedContext, documentId: string, dossierCode: string) {
  const row = documentId === budgetDocumentId(dossierCode) ? ownDossier(ctx, dossierCode) : undefined
  if (!row) return null
  const events = eventsOf(ctx, row.code)
  const budget = budgetDetail(row.code, row.form, events)
  const issuedAt = budgetIssuedAt(events)
  if (budget === null || issuedAt === undefined) return null
  const language = languageOf(ctx, ctx.caller.userId)
  const pdf = await budgetPdf({ ...row, budget, issuedAt, language })
  return pdfFile(`${documentId}.pdf`, pdf)
}

interface BudgetPaper extends Pick<DossierRow, 'code' | 'form' | 'applicantDocument'> {
  readonly budget: NonNullable<DossierDetail['budget']>
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  readonly language: Language
}

/** The budget of a dossier as a tagged PDF. Equal budgets are equal byte by byte. */
function budgetPdf(shown: BudgetPaper): Promise<Buffer> {
  const { code, budget, language, issuedAt } = shown
  const texts = budgetTexts[language]
  const until = longDate(budget.validUntil, language)
  const about = { title: `${texts.title} ${budget.idDocumentum}`, subject: code, language, issuedAt }
  return makePdf(about, (paper) => {
    drawLetterhead(paper, texts.title, [
      `${texts.number} ${budget.idDocumentum}`,
      `${texts.issued}: ${longDate(budget.issueDate, language)}`,
    ])
    const total = money(budget.totalCents, language)
    drawFacts(paper, factsOf(shown), { label: texts.total, amount: total, note: texts.valid(until) })
    drawTerms(paper, drawLines(paper, shown), texts.terms, texts.conditions(until))
    drawFooter(paper, texts.legal(CHARGE_SOURCE))
  })
}

function factsOf({ code, form, applicantDocument, language }: BudgetPaper): Fact[] {
  const texts = budgetTexts[language]
  const { powerKw, voltage } = sizeOf(form)
  const { name = '', surname1 = '', surname2 = '' } = form.applicant ?? {}
  return [
    [texts.applicant, [name, surname1, surname2].filter((part) => part !== '').join(' ')],
    [texts.document, applicantDocument],
    [texts.dossier, code],
    [texts.kind, texts.kinds[form.type]],
    [texts.power, `${decimals(powerKw, 3, language, true)} kW`],
    [texts.voltage, texts.voltages[voltage]],
    [texts.place, placeOf(form) ?? '-'],
  ]
}

const columns = [
  { x: LEFT + 6, width: 230, align: 'left' },
  { x: LEFT + 240, width: 80, align: 'right' },
  { x: LEFT + 324, width: 92, align: 'right' },
  { x: LEFT + 420, width: 73, align: 'right' },
] as const

function drawLines(paper: Paper, { budget, language }: BudgetPaper): number {
  const texts = budgetTexts[language]
  const { baseCents, vatCents, totalCents } = budget
  const unitOf = (unit: WorksConcept['unit']) => (unit === 'UNIT' ? texts.unit : unit)
  return drawChargeTable(paper, 250, {
    columns,
    head: texts.columns,
    lines: budget.concepts.map(({ concept, quantity, unit, priceEuros, amountCents }) => [
      texts.concepts[concept],
      `${decimals(quantity, 3, language, true)} ${unitOf(unit)}`,
      `${decimals(priceEuros, 6, language)} €/${unitOf(unit)}`,
      money(amountCents, language),
    ]),
    sums: [
      [texts.base, '', '', money(baseCents, language)],
      [`${texts.vat} (${VAT_PERCENT} %)`, '', '', money(vatCents, language)],
    ],
    total: [texts.total, '', '', money(totalCents, language)],
  })
}

function drawTerms(paper: Paper, below: number, title: string, conditions: readonly string[]): void {
  paragraph(paper, 'H2', title, LEFT, below + 24, { size: 10, bold: true, colour: colours.brand })
  conditions.forEach((condition, index) =>
    paragraph(paper, 'P', condition, LEFT, below + 42 + index * 28, { wrapped: true }),
  )
}
