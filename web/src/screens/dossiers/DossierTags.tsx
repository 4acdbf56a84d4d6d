import type { DossierStatusName } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { useTranslation } from 'react-i18next'
import { codeText } from '#src/base/codes.ts'
import { type Dossier, isKnownStatus, unreadCount } from '#src/domain/dossier/dossier.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The status of a dossier, and its unread messages. */
export function DossierTags({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation()
  const { unreadBudgets } = dossier
  const unread = unreadCount(dossier) - unreadBudgets
  return (
    <>
      <Tag tone={isKnownStatus(dossier.status) ? TONES[dossier.status] : 'neutral'}>
        {codeText(t, 'provisions.statuses', dossier.status)}
      </Tag>
      {unreadBudgets > 0 && <Tag tone="warning">{t('provisions.unreadBudget')}</Tag>}
      {unread > 0 && <Tag tone="info">{t('provisions.unread', { count: unread })}</Tag>}
    </>
  )
}

/** The tone of each status. */
const TONES = {
  registered: 'neutral',
  pendingDocumentation: 'warning',
  annulled: 'neutral',
  valid: 'info',
  open: 'info',
  quoted: 'warning',
  valued: 'warning',
  charged: 'info',
  inExecution: 'info',
  inService: 'success',
  denied: 'danger',
  outOfTime: 'neutral',
  cancelled: 'neutral',
  closed: 'success',
  pendingReview: 'info',
  pendingCorrection: 'warning',
  inadmissible: 'danger',
} as const satisfies Record<DossierStatusName, string>
