import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { Station } from '#src/domain/dossier/way.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './DossierWay.module.css'

/** The way of a dossier: seven stations, side by side where there is room. What is still ahead hangs on a dotted line, an early end is an exit. */
export function DossierWay({ stations }: { readonly stations: readonly Station[] }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    // Safari takes a list without marks for none, unless it is told.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.way} role="list">
      {stations.map(({ name, state, status, on }) => (
        <li
          key={name}
          className={styles.station}
          data-state={state}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={ICONS[state]} size={14} />
          </span>
          <div className={styles.about}>
            <p className={styles.name}>
              {t(`provisions.stations.${name}`)}
              <span className="visually-hidden">, {t(`parts.timeline.${state}`)}</span>
            </p>
            {status && state !== 'done' && <p className={styles.status}>{t(`provisions.statuses.${status}`)}</p>}
            {on && (
              <p className={styles.when}>
                {state === 'ahead' ? t('provisions.way.by', { date: format.date(on) }) : format.date(on)}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

const ICONS = { done: 'check', current: 'clock', ahead: 'more', exit: 'close' } as const
