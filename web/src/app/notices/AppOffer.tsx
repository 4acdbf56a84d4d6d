import { startPaths } from '@acometida/api-spec/rules/navigation/startPaths'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { config } from '#src/api/config.ts'
import { useAppVersions } from '#src/api/useAppVersions.ts'
import { lazyPart } from '#src/base/lazyPart.ts'
import { PHONE, TOUCH, useMediaQuery } from '#src/base/useMediaQuery.ts'
import { readDevice, writeDevice } from '#src/session/tokens/sessionEntries.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import styles from './AppOffer.module.css'

/**
 * The offer of the app on the log-in, for browsers without a registered device that have not closed it. A handheld
 * device gets links to the stores; any other screen shows a QR code for a phone.
 */
export function AppOffer() {
  const [phone, touch] = [useMediaQuery(PHONE), useMediaQuery(TOUCH)]
  const [closed, setClosed] = useState(
    () => readDevice('HasDevice') !== null || readDevice('acometida.appOffer') !== null,
  )
  // A reader in the app has it already.
  if (closed || window.acometidaShell) return null
  const close = () => {
    writeDevice({ 'acometida.appOffer': 'closed' })
    setClosed(true)
  }
  return <Offer inHand={phone || touch} onClose={close} />
}

function Offer({ inHand, onClose }: { readonly inHand: boolean; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { android, ios } = useAppVersions()
  const { androidApp, iosApp } = config().links
  // The installation's links precede those of the API.
  const stores = [
    { id: 'android', url: androidApp || (android?.storeUrl ?? '') },
    { id: 'ios', url: iosApp || (ios?.storeUrl ?? '') },
  ] as const
  const shown = stores.filter(({ url }) => url !== '')
  const [first, second] = shown
  if (!first) return null
  // A code holds a single address, and the phone's platform is unknown: the log-in there offers both stores.
  const target = second ? window.location.origin + startPaths.login : first.url
  return (
    <aside className={inHand ? styles.offer : styles.line} aria-label={t('appOffer.label')}>
      {inHand ? (
        <span className={styles.icon}>
          <Icon name="phone" size={24} />
        </span>
      ) : (
        <div className={styles.code}>
          <Suspense fallback={<Skeleton height="6.5rem" />}>
            <QrCode value={target} label={t('appOffer.code')} />
          </Suspense>
        </div>
      )}
      <div className={styles.words}>
        <p className={styles.title}>{t('appOffer.title')}</p>
        <p>{t('appOffer.text')}</p>
        {!inHand && <p>{t('appOffer.scan')}</p>}
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

// A phone does not load the code for QR codes.
const QrCode = lazyPart(async () => (await import('#src/ui/layout/QrCode.tsx')).QrCode)
