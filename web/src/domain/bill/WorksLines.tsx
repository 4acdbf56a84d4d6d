import { codeText, isNamed } from '#src/base/codes.ts'
import { decimalsOf } from '#src/base/format.ts'
import { useLocale } from '#src/base/useLocale.ts'
import type { WorksCost } from './dossierBills.ts'
import { LinesTable } from './LinesTable.tsx'

type WorksLinesProps = {
  readonly cost: WorksCost
  /** Each line also says what it charges for. */
  readonly explained?: boolean
}

/** The cost of the works of a connection, quoted or billed: each line with its calculation, and the sums. */
export function WorksLines({ cost, explained = false }: WorksLinesProps) {
  const { t, format } = useLocale()
  return (
    <LinesTable
      texts={{ caption: t('works.caption'), name: t('works.name'), amount: t('works.amount') }}
      lines={cost.lines.map(({ concept, quantity, unit, priceEuros, amountCents }) => ({
        name: codeText(t, 'works.concepts', concept),
        why: explained && isNamed(CONCEPTS, concept) ? t(`works.why.${concept}`) : undefined,
        how: t(`works.count.${unit === 'kW' ? unit : 'UNIT'}`, {
          quantity: format.number(quantity, decimalsOf(quantity)),
          price: format.number(priceEuros, Math.max(2, decimalsOf(priceEuros))),
        }),
        amountCents,
      }))}
      sums={[
        { name: t('works.base'), amountCents: cost.baseCents },
        { name: t('works.vat'), amountCents: cost.vatCents },
        { name: t('works.total'), amountCents: cost.totalCents },
      ]}
    />
  )
}

const CONCEPTS = ['EXTENSION_FEE', 'SUPERVISION_FEE', 'CONNECTION_FEE', 'VERIFICATION_FEE', 'WORKS'] as const
