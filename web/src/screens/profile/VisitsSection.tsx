import { ROLE_TITLES } from '@acometida/api-spec/rules/person/roleTitle'
import { useLocale } from '#src/base/useLocale.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useVisits, type Visit } from '#src/domain/user/visits.ts'
import { PagedList } from '#src/ui/table/PagedList.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import styles from './VisitsSection.module.css'

/** The visits of the company or an association to the account: who, when, why, and whether they changed something. */
export function VisitsSection() {
  const { t } = useLocale()
  const visits = useVisits()
  return (
    <ProfileSection title={t('profile.visits.title')} lead={t('profile.visits.lead')}>
      <QueryGate query={visits} skeleton={{ of: 'text', count: 3 }}>
        {(all) =>
          all.length === 0 ? (
            <p>{t('profile.visits.none')}</p>
          ) : (
            <PagedList items={all} pageSize={10}>
              {(shown) => (
                <ul className={styles.visits}>
                  {shown.map((visit, index) => (
                    // Several visits may have the same second.
                    // oxlint-disable-next-line react/no-array-index-key
                    <VisitRow key={`${visit.at} ${index}`} visit={visit} />
                  ))}
                </ul>
              )}
            </PagedList>
          )
        }
      </QueryGate>
    </ProfileSection>
  )
}

function VisitRow({ visit: { at, kind, actor, reason } }: { readonly visit: Visit }) {
  const { t, format } = useLocale()
  const title = ROLE_TITLES.find((each) => each === actor)
  const who = title ? t(`roles.${title}`) : t('profile.visits.somebody')
  return (
    <li className={styles.visit}>
      <span>
        <span>{t(`profile.visits.${kind}`, { who })}</span>
        {reason !== undefined && <span className={styles.reason}>{t('profile.visits.reason', { reason })}</span>}
      </span>
      <time dateTime={at}>{format.dateTime(at)}</time>
    </li>
  )
}
