import { type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isZipCode, type Town, useCoverage } from '#src/domain/dossier/place/coverage.ts'
import type { StartRoute } from '#src/domain/dossier/start/startRoutes.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'

interface ServedPlaceProps {
  readonly route: StartRoute
  /** The title of the next page. */
  readonly title: string
  readonly children: (place: { readonly zip: string; readonly towns: readonly Town[] }) => ReactNode
}

/** The content for the address's postcode if it is served. Without one, asks for it first. */
export function ServedPlace({ route, title, children }: ServedPlaceProps) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const zip = query.get('zip') ?? ''
  const coverage = useCoverage(zip)
  if (!isZipCode(zip)) return <Navigate to={route.start} replace />
  if (coverage.data?.served === false) return <NotServed route={route} zip={zip} />
  return (
    <>
      {coverage.data === undefined && <PageHeader eyebrow={t(`newDossier.way.${route.id}`)} title={title} />}
      <QueryGate query={coverage} skeleton={{ of: 'form', count: 4 }}>
        {({ towns }) => children({ zip, towns })}
      </QueryGate>
    </>
  )
}

/** The request ends here, and not after a review. */
function NotServed({ route, zip }: { readonly route: StartRoute; readonly zip: string }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader eyebrow={t(`newDossier.way.${route.id}`)} title={t('newDossier.place.title')} />
      <EmptyState
        icon="location"
        title={t('newDossier.place.notServed', { zip })}
        action={
          <LinkButton to={route.start} variant="primary">
            {t('newDossier.place.other')}
          </LinkButton>
        }
        text={t('newDossier.place.notServedText')}
      />
    </>
  )
}
