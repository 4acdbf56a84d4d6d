import { useTranslation } from 'react-i18next'
import { SmartLink } from '#src/ui/action/SmartLink.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './HelpButton.module.css'

/** The floating link to the frequent questions, in the same place on every page. Hidden without an address. */
export function HelpButton({ href }: { readonly href: string }) {
  const { t } = useTranslation()
  if (href === '') return null
  return (
    <SmartLink className={styles.button} to={href}>
      <Icon name="help" size={22} />
      {/* Only its icon fits next to the content. */}
      <span className="visually-hidden">{t('frame.help')}</span>
    </SmartLink>
  )
}
