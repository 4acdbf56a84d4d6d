import { provisionPath, supplyDetailPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { plainText } from '@acometida/api-spec/rules/plainText'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useSearchText } from '#src/base/useSearchText.ts'
import type { OwnDocument } from '#src/domain/document/ownDocuments.ts'
import { useSavedDocument } from '#src/domain/document/savedDocument.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { useTitles } from '#src/domain/supply/useTitles.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { SearchField } from '#src/ui/form/text/SearchField.tsx'
import { RowList } from '#src/ui/layout/RowList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PagedList } from '#src/ui/table/PagedList.tsx'
import styles from './Documents.module.css'
import { useDescribeDocument } from './useDescribeDocument.ts'

/** The documents handed in, newest first: kind, owner and date. */
export function HandedInList({ documents }: { readonly documents: readonly OwnDocument[] }) {
  const { t } = useTranslation()
  const [search, find] = useSearchText()
  const describeDocument = useDescribeDocument()
  const titleOf = useTitles()
  const searchText = plainText(search)
  const found = documents.filter((document) => {
    const { name, dossier, cups } = document
    return plainText([name, describeDocument(document), dossier, cups, titleOf(cups)].join(' ')).includes(searchText)
  })
  return (
    <Stack gap={4}>
      {documents.length > MAX_WITHOUT_SEARCH && (
        <SearchField
          label={t('myDocuments.delivered.search')}
          hint={t('myDocuments.delivered.searchHint')}
          value={search}
          onValue={find}
          found={t('myDocuments.delivered.found', { count: found.length })}
        />
      )}
      {found.length === 0 ? (
        <EmptyState icon="search" title={t('myDocuments.delivered.noMatch', { search })} />
      ) : (
        <PagedList items={found} pageSize={20}>
          {(shown) => (
            <RowList>
              {shown.map((document) => (
                <HandedInRow key={document.id} document={document} />
              ))}
            </RowList>
          )}
        </PagedList>
      )}
    </Stack>
  )
}

/** Above this number of documents, the list has a search. */
const MAX_WITHOUT_SEARCH = 5

function HandedInRow({ document }: { readonly document: OwnDocument }) {
  const { t } = useTranslation()
  const describeDocument = useDescribeDocument()
  const { name, cups, dossier } = document
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className="muted">{describeDocument(document)}</p>
        {cups !== null && <OfSupply cups={cups} />}
        {dossier !== null && (
          <p>
            <Link to={provisionPath(dossier, 'panel2')}>{t('myDocuments.delivered.dossier', { dossier })}</Link>
          </p>
        )}
      </div>
      <div className={styles.state}>
        <Tag tone="success">{t('myDocuments.delivered.title')}</Tag>
        {(dossier ?? cups) !== null && <SaveButton document={document} />}
      </div>
    </li>
  )
}

function OfSupply({ cups }: { readonly cups: string }) {
  const name = useTitles()(cups)
  // A supply that is no longer the user's has no page.
  return <p>{name === undefined ? <CupsCode cups={cups} /> : <Link to={supplyDetailPath(cups)}>{name}</Link>}</p>
}

function SaveButton({ document: { id, name, dossier, cups } }: { readonly document: OwnDocument }) {
  const { t } = useTranslation()
  const whose = dossier === null ? { cups: cups ?? '' } : { cod_expediente: dossier }
  const { mutate: save, isPending, isError } = useSavedDocument(whose)
  return (
    <>
      <Button
        size="small"
        icon="download"
        reads
        loading={isPending}
        aria-label={t('myDocuments.delivered.download', { name })}
        onClick={() => save(id)}
      >
        {t('common.download')}
      </Button>
      {isError && <Banner tone="error">{t('myDocuments.delivered.failed', { name })}</Banner>}
    </>
  )
}
