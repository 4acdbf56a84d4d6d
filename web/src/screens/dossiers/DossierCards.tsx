import { provisionPath } from '@acometida/api-spec/rules/clientPaths'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Dossier } from '#src/domain/dossier/dossier.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { actPath } from './actPath.ts'
import { DossierTags } from './DossierTags.tsx'
import styles from './Dossiers.module.css'
import { useTermWords } from './useTermWords.ts'

export type DossierListProps = {
  readonly dossiers: readonly Dossier[]
  readonly onName: (dossier: Dossier) => void
}

/** Dossiers that wait for the customer, each with what it asks, until when, and the button that does it. */
export function DossierCards({ dossiers, onName }: DossierListProps) {
  const { t } = useTranslation()
  const terms = useTermWords()
  return (
    <ul className={styles.cards}>
      {dossiers.map((dossier) => {
        const { code, name, icon, kind, act } = dossier
        return (
          <li key={code} className={styles.card}>
            <header className={styles.header}>
              <SupplyTile icon={icon} />
              <div className={styles.titles}>
                <h3 className={styles.name}>
                  <Link to={provisionPath(code)}>{name}</Link>
                </h3>
                <p className={styles.about}>
                  {t(`provisions.kinds.${kind}`)} · {code}
                </p>
              </div>
              <IconButton icon="edit" label={t('provisions.nameFor', { name })} onClick={() => onName(dossier)} />
            </header>
            <p className={styles.tags}>
              <DossierTags dossier={dossier} />
            </p>
            <p>{terms.left(dossier)}</p>
            {act && (
              <div className={styles.act}>
                <LinkButton to={actPath(dossier)} variant="primary" iconEnd="arrowRight">
                  {t(`provisions.acts.${act}`)}
                  <span className="visually-hidden">: {name}</span>
                </LinkButton>
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
