import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Queries } from '#src/api/Queries.tsx'
import { config } from '#src/api/config.ts'
import { useAppVersions } from '#src/api/useAppVersions.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { readDevice, writeDevice } from '#src/session/storage.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import styles from './AppOffer.module.css'

/** On the log-in of a phone: the app, for whoever has not registered a device with it and has not closed the offer. */
export function AppOffer() {
  const phone = useMediaQuery(PHONE)
  const [closed, setClosed] = useState(
    () => readDevice('HasDevice') !== null || readDevice('acometida.appOffer') !== null,
  )
  // Whoever reads it in the app has it.
  if (!phone || closed || window.acometidaShell) return null
  const close = () => {
    writeDevice({ 'acometida.appOffer': 'closed' })
    setClosed(true)
  }
  return (
    <Queries>
      <Offer onClose={close} />
    </Queries>
  )
}

function Offer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { android, ios } = useAppVersions()
  const { androidApp, iosApp } = config().links
  // What the installation says goes before what the API says.
  const stores = [
    { id: 'android', url: androidApp || (android?.storeUrl ?? '') },
    { id: 'ios', url: iosApp || (ios?.storeUrl ?? '') },
  ] as const
  const shown = stores.filter(({ url }) => url !== '')
  if (shown.length === 0) return null
  return (
    <aside className={styles.offer} aria-label={t('appOffer.label')}>
      <span className={styles.icon}>
        <Icon name="phone" size={24} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('appOffer.title')}</p>
        <p>{t('appOffer.text')}</p>
        <div className={styles.stores}>
          {shown.map(({ id, url }) => (
            <LinkButton key={id} to={url} size="small" icon="download">
              {t(`appOffer.${id}`)}
            </LinkButton>
          ))}
        </div>
      </div>
      <IconButton icon="close" label={t('appOffer.close')} onClick={onClose} />
    </aside>
  )
}
