import { useTranslation } from 'react-i18next'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** Where a request stands: in our words, or in those of the company where it has others. */
export function StatusTag({ request: { stage, status } }: { readonly request: CustomerRequest }) {
  const { t } = useTranslation()
  if (stage === 'other') return <Tag>{status}</Tag>
  return <Tag tone={TONES[stage]}>{t(`requests.status.${stage}`)}</Tag>
}

const TONES = { open: 'warning', closed: 'success', annulled: 'neutral' } as const
