import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { isRestrictedCallCentre } from '@acometida/api-spec/rules/person/roles'
import { roleTitle } from '@acometida/api-spec/rules/person/roleTitle'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { contactAddress } from '#src/api/pages.ts'
import { useTabs } from '#src/domain/navigation/useTabs.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { useSession } from '#src/session/tokens/session.store.ts'
import { useCountedSupplies, useSupplyCount } from '#src/session/useSupplyCount.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { ScreenPlaceholder } from '#src/ui/layout/skeleton/ScreenPlaceholder.tsx'
import { SkeletonLayout } from '#src/ui/layout/skeleton/SkeletonLayout.tsx'
import styles from './LandingScreen.module.css'

/** The home page of users without another: the pages open to them or the reason why there are none, and their role. */
export function LandingScreen() {
  const { t } = useTranslation()
  const session = useSession()
  const supplyCount = useSupplyCount(session)
  const places = useTabs().header
  const title = roleTitle(session.roles)
  const counted = useCountedSupplies(session)
  const nothingYet = supplyCount === 0 && !counted.isError && !isRestrictedCallCentre(session.roles)

  const header = (
    <PageHeader
      title={t('access.landing.title', { name: session.name })}
      lead={t(places.length > 0 ? 'access.landing.lead' : 'access.landing.active')}
    />
  )
  // The supplies determine the links, which would shift everything below.
  if (supplyCount === undefined)
    return (
      <Page width="narrow">
        {header}
        <ScreenPlaceholder>
          <SkeletonLayout of="cards" count={2} />
        </ScreenPlaceholder>
      </Page>
    )

  return (
    <Page width="narrow">
      {header}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ id, label, to, icon }) => (
            <li key={id}>
              <Link className={styles.place} to={to}>
                <Icon name={icon} size={24} />
                <span>{label}</span>
                <Icon name="arrowRight" size={18} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {counted.isError && (
        <Card>
          <QueryGate query={counted} skeleton={null}>
            {() => null}
          </QueryGate>
        </Card>
      )}
      {nothingYet && (
        <Card>
          <EmptyState
            icon="plug"
            title={t('access.landing.empty')}
            action={
              <>
                <LinkButton to={paths.bindSupply} variant="primary" icon="plus">
                  {t('access.landing.bind')}
                </LinkButton>
                <LinkButton to={contactAddress()}>{t('access.landing.contact')}</LinkButton>
              </>
            }
            text={t('access.landing.emptyText', { document: session.document })}
          />
        </Card>
      )}
      <Card title={t('access.landing.account')}>
        <DescriptionList
          items={[
            { term: t('common.name'), value: `${session.name} ${session.surname}`.trim() },
            { term: t('common.document'), value: session.document },
            { term: t('access.landing.role'), value: title ? t(`roles.${title}`) : '' },
          ]}
        />
      </Card>
    </Page>
  )
}
