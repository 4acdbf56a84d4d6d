import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The status of a bill as a tag. */
export function BillStatusTag({ status }: { readonly status: Bill['status'] }) {
  const { t } = useTranslation()
  return <Tag tone={TONES.get(status)}>{codeText(t, 'bills.status', status)}</Tag>
}

/** Neutral for the others. */
const TONES: ReadonlyMap<string, 'danger' | 'warning' | 'info' | 'success'> = new Map([
  ['overdue', 'danger'],
  ['pending', 'warning'],
  ['debit', 'info'],
  ['paid', 'success'],
])
