import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import { useReadCommunications } from '#src/domain/dossier/dossiers.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import styles from '#src/screens/dossiers/Tracker.module.css'

/** The company's messages about a dossier, newest first. Opening one marks it as read. */
export function Communications({ dossier }: { readonly dossier: Dossier }) {
  const { t } = useTranslation()
  const format = useFormat()
  const read = useReadCommunications(dossier)
  return (
    <RowList>
      {dossier.communications.map((each) => (
        <li key={each.id} className={styles.told}>
          <details
            onToggle={({ currentTarget }) => {
              if (currentTarget.open && !each.read) read([each.id])
            }}
          >
            <summary>
              <span className={styles.toldTitle} data-unread={!each.read}>
                {each.title}
              </span>
              <time dateTime={each.sentOn}>{format.date(each.sentOn)}</time>
              {!each.read && <Tag tone="info">{t('provisions.told.unread')}</Tag>}
            </summary>
            <p>{each.text}</p>
          </details>
        </li>
      ))}
    </RowList>
  )
}
