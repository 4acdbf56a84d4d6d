import { paths } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { useKnownPath } from '#src/base/knownPath.ts'
import { useFormat } from '#src/base/useFormat.ts'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { AttentionItem } from './AttentionItem.tsx'

/** A request with news. */
export function RequestItem({ request }: { readonly request: CustomerRequest }) {
  const { t } = useTranslation()
  const format = useFormat()
  const knownPath = useKnownPath()
  const { code, subject, stage, status, openedOn, closedOn } = request
  const words = stage === 'other' ? status : t(`dashboard.attention.status.${stage}`)
  const since = t('dashboard.attention.requestText', { status: words, date: format.date(closedOn ?? openedOn) })
  return (
    <AttentionItem
      icon="request"
      title={subject}
      about={`${t('dashboard.attention.request', { code })} · ${since}`}
      action={
        knownPath(paths.requests) && (
          <LinkButton size="small" to={`${paths.requests}?${new URLSearchParams({ request: code })}`}>
            {t('dashboard.attention.seeRequest')}
          </LinkButton>
        )
      }
    />
  )
}
