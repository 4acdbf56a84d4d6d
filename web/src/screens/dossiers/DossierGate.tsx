import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import type { StatusName } from '#src/domain/dossier/dossier.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { isMissingDossier, useDossier } from '#src/domain/dossier/dossiers.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { MissingPage } from '#src/ui/layout/page/MissingPage.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

type DossierGateProps = {
  /** `onChanged`: the dossier has moved on meanwhile. */
  readonly children: (dossier: DossierDetail, onChanged: () => void) => ReactNode
}

/** A page about the dossier named by `dossier` in the address. A foreign one looks like a missing one. */
export function DossierGate({ children }: DossierGateProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const code = query.get('dossier') ?? ''
  const dossierQuery = useDossier(code)
  /** The dossier when the customer's action came too late. */
  const [before, setBefore] = useState<Pick<DossierDetail, 'code' | 'status'>>()
  if (code === '') return <Navigate to={paths.provisions} replace />
  const back = { to: paths.provisions, label: t('provisions.title') }
  return (
    <Page>
      {dossierQuery.isError && isMissingDossier(dossierQuery.error) ? (
        <MissingPage title={t('provisions.missing.title')} text={t('provisions.missing.text')} back={back} />
      ) : (
        <>
          {dossierQuery.data === undefined && (dossierQuery.isError || dossierQuery.fetchStatus === 'paused') && (
            <PageHeader title={t('provisions.unknown', { code })} back={back} />
          )}
          <QueryGate query={dossierQuery} skeleton={{ of: 'page' }}>
            {(dossier) => (
              <>
                {before?.code === dossier.code && before.status !== dossier.status && (
                  <ChangedMeanwhile before={before.status} now={dossier.status} />
                )}
                {children(dossier, () => {
                  setBefore(dossier)
                  void dossierQuery.refetch()
                })}
              </>
            )}
          </QueryGate>
        </>
      )}
    </Page>
  )
}

/** The change of a dossier's status. The pressed button has disappeared with its part. */
function ChangedMeanwhile({ before, now }: Readonly<Record<'before' | 'now', StatusName>>) {
  const { t } = useTranslation()
  const banner = useRef<HTMLDivElement>(null)
  // After a press further down, the message would be out of view.
  useEffect(() => banner.current?.focus(), [])
  return (
    <div ref={banner} tabIndex={-1}>
      <Banner tone="warning" title={t('provisions.changedTo.title')}>
        {t('provisions.changedTo.text', {
          before: codeText(t, 'provisions.statuses', before),
          now: codeText(t, 'provisions.statuses', now),
        })}
      </Banner>
    </div>
  )
}
