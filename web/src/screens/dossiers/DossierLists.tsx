import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { Link } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { type Dossier, isEnded, panelNow } from '#src/domain/dossier/dossier.ts'
import { useBeginTask } from '#src/domain/dossier/dossiers.ts'
import { useTermTexts } from '#src/domain/dossier/useTermTexts.ts'
import { SupplyTile } from '#src/domain/supply/SupplyTile.tsx'
import { buttonClass } from '#src/ui/action/buttonClass.ts'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import { actPath } from './actPath.ts'
import styles from './Dossiers.module.css'
import { DossierTags } from './DossierTags.tsx'

export type DossierListProps = {
  readonly dossiers: readonly Dossier[]
  readonly onName: (dossier: Dossier) => void
}

/** Cards of dossiers that need the customer: what to do, until when, and the button for it. */
export function DossierCards({ dossiers, onName }: DossierListProps) {
  return (
    <ul className={styles.cards}>
      {dossiers.map((dossier) => (
        <DossierCard key={dossier.code} dossier={dossier} onName={() => onName(dossier)} />
      ))}
    </ul>
  )
}

function DossierCard({ dossier, onName }: { readonly dossier: Dossier; readonly onName: () => void }) {
  const { t } = useLocale()
  const terms = useTermTexts()
  const begin = useBeginTask(dossier)
  const { name, icon, act } = dossier
  return (
    <li className={styles.card}>
      <header className={styles.header}>
        <SupplyTile icon={icon} />
        <DossierTitles dossier={dossier} />
        <IconButton icon="edit" label={t('provisions.nameFor', { name })} onClick={onName} />
      </header>
      <p className={styles.tags}>
        <DossierTags dossier={dossier} />
      </p>
      <p>{terms.left(dossier)}</p>
      {act && (
        <div className={styles.act}>
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={actPath(dossier)}
            aria-label={`${t(`provisions.acts.${act}`)}: ${name}`}
            onClick={() => begin(panelNow(dossier))}
          >
            <span>{t(`provisions.acts.${act}`)}</span>
            <Icon name="arrowRight" size={18} />
          </Link>
        </div>
      )}
    </li>
  )
}

/** Dossiers that need nothing from the customer, a row each: status and next date. */
export function DossierRows({ dossiers, onName }: DossierListProps) {
  const { t, format } = useLocale()
  const terms = useTermTexts()
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
              <p className="muted">
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

/** The name of a dossier, which opens it, over its kind and code. */
function DossierTitles({ dossier: { code, name, kind } }: { readonly dossier: Dossier }) {
  const { t } = useLocale()
  return (
    <div className={styles.titles}>
      <h3 className={styles.name}>
        <Link to={provisionPath(code)}>{name}</Link>
      </h3>
      <p className="muted">
        {codeText(t, 'provisions.kinds', kind)} · {code}
      </p>
    </div>
  )
}
