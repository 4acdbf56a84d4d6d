import { useTranslation } from 'react-i18next'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The status of a request: in our words, or the company's for others. */
export function StatusTag({ request: { stage, status } }: { readonly request: CustomerRequest }) {
  const { t } = useTranslation()
  if (stage === 'other') return <Tag>{status}</Tag>
  return <Tag tone={TONES[stage]}>{t(`requests.status.${stage}`)}</Tag>
}

const TONES = { open: 'warning', closed: 'success', annulled: 'neutral' } as const
