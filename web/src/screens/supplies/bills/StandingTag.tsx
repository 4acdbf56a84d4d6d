import { useTranslation } from 'react-i18next'
import type { BillStanding } from '#src/domain/bill/bills.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** How a bill stands, in two words. */
export function StandingTag({ standing }: { readonly standing: BillStanding }) {
  const { t } = useTranslation()
  return <Tag tone={TONES[standing]}>{t(`bills.standing.${standing}`)}</Tag>
}

const TONES = { overdue: 'danger', pending: 'warning', debit: 'info', paid: 'success' } as const
