import { useTranslation } from 'react-i18next'
import { codeText, isNamed } from '#src/base/codes.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The standing of a bill as a tag. */
export function StandingTag({ standing }: { readonly standing: Bill['standing'] }) {
  const { t } = useTranslation()
  return (
    <Tag tone={isNamed(STANDINGS, standing) ? TONES[standing] : 'neutral'}>
      {codeText(t, 'bills.standing', standing)}
    </Tag>
  )
}

const STANDINGS = ['overdue', 'pending', 'debit', 'paid'] as const
const TONES = { overdue: 'danger', pending: 'warning', debit: 'info', paid: 'success' } as const
