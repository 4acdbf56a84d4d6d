import { useTranslation } from 'react-i18next'
import { contactAddress } from '#src/api/pages.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** The utility's own form or page of contact, or ours. */
export function ContactLink() {
  const { t } = useTranslation()
  return <LinkButton to={contactAddress()}>{t('registration.contact')}</LinkButton>
}
