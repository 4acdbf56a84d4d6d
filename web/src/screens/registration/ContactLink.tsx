import { useTranslation } from 'react-i18next'
import { config } from '#src/api/config.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'

/** The utility's own form or page of contact, where the installation has one. */
export function ContactLink() {
  const { t } = useTranslation()
  const { contactForm, contact } = config().links
  const address = contactForm || contact
  return address !== '' && <LinkButton to={address}>{t('registration.contact')}</LinkButton>
}
