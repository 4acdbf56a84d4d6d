import { useTranslation } from 'react-i18next'
import { useConfiguration } from '#src/api/useConfiguration.ts'
import { asLanguage } from '#src/base/i18n/languages.ts'
import { isLinkDetail, LINK_CATEGORIES, type LinkCategory } from './linkDetails.ts'

/**
 * The names of links' categories and pages, from the master data (SEND_URL) or, if those cannot be read, our own. Pages
 * of earlier releases show their key.
 */
export function useLinkLabels() {
  const { t, i18n } = useTranslation()
  const named = useConfiguration('SEND_URL', { country: asLanguage(i18n.language).toUpperCase() })
  const offered = LINK_CATEGORIES.filter((category) => named(category) !== undefined)
  return {
    /** The categories of the master data that the client has pages for. All until they are known. */
    categories: offered.length > 0 ? offered : LINK_CATEGORIES,
    category: (category: LinkCategory) => named(category) ?? t(`sendLink.categories.${category}`),
    detail: (detail: string) => (isLinkDetail(detail) ? t(`sendLink.details.${detail}`) : detail),
  }
}
