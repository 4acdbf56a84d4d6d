import { useTranslation } from 'react-i18next'
import { useTermWords } from '#src/domain/dossier/useTermWords.ts'
import { useFormat } from '#src/base/useFormat.ts'
import { isEnded } from '#src/domain/dossier/dossier.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import { type DossierListProps, DossierTitles } from './DossierCards.tsx'
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
        const { code, name, icon, registeredOn } = dossier
        return (
          <li key={code} className={styles.row}>
            <SupplyTile icon={icon} size="small" />
            <DossierTitles dossier={dossier} />
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
