import { documentsPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { isEnded } from '#src/domain/dossier/dossier.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import styles from '#src/screens/dossiers/Tracker.module.css'
import { FileButton } from './FileButton.tsx'

/** The missing and existing documents. A dossier accepts more until it ends. */
export function DocumentsPanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t, format } = useLocale()
  const { files, missing, act } = dossier
  return (
    <Card
      title={t('provisions.documents.title')}
      actions={
        !isEnded(dossier) && (
          <LinkButton
            to={documentsPath(dossier.code)}
            variant={act === 'documents' ? 'primary' : 'secondary'}
            size="small"
          >
            {t('provisions.documents.handIn')}
          </LinkButton>
        )
      }
    >
      {missing.length > 0 && (
        <Banner tone={act === 'documents' ? 'warning' : 'info'} title={t('provisions.documents.missing')} live={false}>
          <NoteList>
            {missing.map((kind) => (
              <span key={kind}>{codeText(t, 'documents.kinds', kind)}</span>
            ))}
          </NoteList>
        </Banner>
      )}
      {files.length === 0 ? (
        <p>{t('provisions.documents.none')}</p>
      ) : (
        <RowList>
          {files.map((file) => {
            const kind = codeText(t, 'documents.kinds', file.kind)
            return (
              <li key={`${file.kind}/${file.id}`} className={styles.file}>
                <span>
                  {kind}
                  <span className={styles.note}> · {format.date(file.date)}</span>
                </span>
                <Tag tone={file.state === 'DELIVERED' ? 'info' : 'success'}>
                  {codeText(t, 'provisions.documents.states', file.state)}
                </Tag>
                <FileButton dossier={dossier} file={file}>
                  {t('provisions.documents.download', { kind })}
                </FileButton>
              </li>
            )
          })}
        </RowList>
      )}
    </Card>
  )
}
