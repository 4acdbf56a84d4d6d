import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { useTermWords } from '#src/domain/dossier/useTermWords.ts'
import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { isEnded } from '#src/domain/dossier/dossier.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import type { DossierListProps } from './DossierCards.tsx'
import { DossierTags } from './DossierTags.tsx'
import styles from './Dossiers.module.css'

/** Dossiers that need nothing from the customer, a row each: status and next date. */
export function DossierRows({ dossiers, onName }: DossierListProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const terms = useTermWords()
  return (
    <RowList>
      {dossiers.map((dossier) => {
        const { code, name, icon, kind, registeredOn } = dossier
        return (
          <li key={code} className={styles.row}>
            <SupplyTile icon={icon} size="small" />
            <div className={styles.titles}>
              <h3 className={styles.name}>
                <Link to={provisionPath(code)}>{name}</Link>
              </h3>
              <p className={styles.about}>
                {codeText(t, 'provisions.kinds', kind)} · {code}
              </p>
            </div>
            <div className={styles.state}>
              <p className={styles.tags}>
                <DossierTags dossier={dossier} />
              </p>
              <p className={styles.about}>
                {isEnded(dossier) || dossier.dueOn === null
                  ? t('provisions.askedOn', { date: format.date(registeredOn) })
                  : terms.ours(dossier)}
              </p>
            </div>
            <IconButton icon="edit" label={t('provisions.nameFor', { name })} onClick={() => onName(dossier)} />
          </li>
        )
      })}
    </RowList>
  )
}
