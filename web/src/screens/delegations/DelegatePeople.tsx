import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useDelegates } from '#src/domain/delegation/delegations.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import { type Kind, profilePath } from './kind.ts'

/** The delegates of the user, each with a link to their page. */
export function DelegatePeople({ kind }: { readonly kind: Kind }) {
  const { t } = useTranslation()
  const delegates = useDelegates(kind.role)
  return (
    <QueryGate query={delegates} skeleton={<SkeletonLayout of="cards" count={2} />}>
      {(people) =>
        people.length === 0 ? (
          <EmptyState icon="users" title={t(`delegations.${kind.id}.noPeople`)}>
            {t(`delegations.${kind.id}.noGivenText`)}
          </EmptyState>
        ) : (
          <Grid>
            {people.map(({ userId, name, document, supplies }) => (
              <Card
                key={userId}
                title={<Link to={profilePath(kind, userId)}>{name}</Link>}
                subtitle={`${t('delegations.profile.document')} ${document}`}
              >
                <p>{t('delegations.people.supplies', { count: supplies })}</p>
              </Card>
            ))}
          </Grid>
        )
      }
    </QueryGate>
  )
}
