import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The standing of a bill as a tag. */
export function StandingTag({ standing }: { readonly standing: Bill['standing'] }) {
  const { t } = useTranslation()
  return <Tag tone={TONES.get(standing)}>{codeText(t, 'bills.standing', standing)}</Tag>
}

/** Neutral for the others. */
const TONES: ReadonlyMap<string, 'danger' | 'warning' | 'info' | 'success'> = new Map([
  ['overdue', 'danger'],
  ['pending', 'warning'],
  ['debit', 'info'],
  ['paid', 'success'],
])
