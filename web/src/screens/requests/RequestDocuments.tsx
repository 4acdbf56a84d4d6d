import { useTranslation } from 'react-i18next'
import { useRequestDocument } from '#src/domain/document/savedDocument.ts'
import type { RequestDocument } from '#src/domain/request/conversation.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import styles from './Requests.module.css'

type RequestDocumentsProps = {
  readonly code: string
  readonly documents: readonly RequestDocument[]
}

/** The documents of a request, and whether the company has reviewed them. */
export function RequestDocuments({ code, documents }: RequestDocumentsProps) {
  const { t } = useTranslation()
  if (documents.length === 0) return <p>{t('requests.documents.none')}</p>
  return (
    <ul className={styles.documents}>
      {documents.map((document) => (
        <DocumentRow key={document.id} code={code} document={document} />
      ))}
    </ul>
  )
}

function DocumentRow({ code, document }: { readonly code: string; readonly document: RequestDocument }) {
  const { t } = useTranslation()
  const { id, name, reviewed } = document
  const { mutate: save, isPending, isError } = useRequestDocument(code)
  return (
    <li>
      <div className={styles.document}>
        <span className={styles.name}>{name}</span>
        <span className={styles.state}>
          <Tag tone={reviewed ? 'success' : 'neutral'}>
            {t(reviewed ? 'requests.documents.reviewed' : 'requests.documents.received')}
          </Tag>
          <Button
            size="small"
            icon="download"
            reads
            loading={isPending}
            aria-label={t('requests.documents.download', { name })}
            onClick={() => save(id)}
          >
            {t('common.download')}
          </Button>
        </span>
      </div>
      {isError && <Banner tone="error">{t('requests.documents.failed', { name })}</Banner>}
    </li>
  )
}
