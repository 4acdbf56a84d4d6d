import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** The news, newest first. */
export const NEWS = [
  { id: 'curve', icon: 'chart', to: paths.supplies },
  { id: 'binding', icon: 'plug', to: paths.bindSupply },
  { id: 'alerts', icon: 'bell', to: paths.profile },
  { id: 'faqs', icon: 'help', to: paths.faqs },
  { id: 'theme', icon: 'sun', to: null },
] as const

/** A link to a news item's page, with a name that identifies it. */
export function OpenNews({ id, to }: { readonly id: (typeof NEWS)[number]['id']; readonly to: string }) {
  const { t } = useTranslation()
  return (
    <LinkButton to={to} size="small" aria-label={`${t('help.news.open')}: ${t(`help.news.items.${id}.title`)}`}>
      {t('help.news.open')}
    </LinkButton>
  )
}
