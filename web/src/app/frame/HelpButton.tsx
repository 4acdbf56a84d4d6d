import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/Icon.tsx'
import styles from './HelpButton.module.css'

/** The floating way to the frequent questions, in the same place everywhere. Hidden while it has no address. */
export function HelpButton({ href }: { readonly href: string }) {
  const { t } = useTranslation()
  if (href === '') return null
  return (
    <a className={styles.button} href={href} target="_blank" rel="noreferrer">
      <Icon name="help" size={22} />
      <span>{t('frame.help')}</span>
    </a>
  )
}
