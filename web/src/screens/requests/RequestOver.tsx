import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useLocale } from '#src/base/useLocale.ts'
import type { CustomerRequest } from '#src/domain/request/requests.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'

/** Says that the request is closed, with a link to create another. */
export function RequestOver({ request: { code, stage, closedOn } }: { readonly request: CustomerRequest }) {
  const { t, format } = useLocale()
  return (
    <Banner
      live={false}
      title={overText()}
      actions={
        <LinkButton size="small" to={`${paths.newRequest}?${new URLSearchParams({ about: code })}`} icon="plus">
          {t('requests.detail.over.open')}
        </LinkButton>
      }
    >
      {t('requests.detail.over.again')}
    </Banner>
  )

  function overText(): string {
    if (stage === 'annulled') return t('requests.detail.over.annulled')
    if (stage === 'closed' && closedOn !== undefined)
      return t('requests.detail.over.closed', { date: format.longDate(closedOn) })
    return t('requests.detail.over.other')
  }
}
