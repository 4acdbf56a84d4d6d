import { paths } from '@acometida/api-spec/rules/clientPaths'
import { dateFromSpanish } from '@acometida/api-spec/rules/dates'
import { useTranslation } from 'react-i18next'
import type { ServiceRequest } from '#src/api/generated/api.ts'
import { useKnownPath } from '#src/base/knownPath.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { AttentionItem } from './AttentionItem.tsx'

/** A request with news. */
export function RequestItem({ request }: { readonly request: ServiceRequest }) {
  const { t } = useTranslation()
  const format = useFormat()
  const knownPath = useKnownPath()
  const { codSR, subject, status, createDate, closingDate } = request
  const closed = status === 'CERRADA'
  const date = dateFromSpanish((closed ? closingDate : undefined) ?? createDate)
  const words = closed
    ? t('dashboard.attention.status.closed')
    : status === 'EN CURSO'
      ? t('dashboard.attention.status.open')
      : status
  return (
    <AttentionItem
      icon="request"
      title={subject}
      about={`${t('dashboard.attention.request', { code: codSR })} · ${
        date ? t('dashboard.attention.requestText', { status: words, date: format.date(date) }) : words
      }`}
      action={
        knownPath(paths.requests) && (
          <LinkButton size="small" to={`${paths.requests}?${new URLSearchParams({ request: codSR })}`}>
            {t('dashboard.attention.seeRequest')}
          </LinkButton>
        )
      }
    />
  )
}
