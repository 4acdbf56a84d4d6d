import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/api/pages.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** A link to the utility's contact form or page, or to ours. */
export function ContactLink() {
  const { t } = useTranslation()
  return <LinkButton to={contactAddress()}>{t('registration.contact')}</LinkButton>
}
