import { paths, provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useTranslation } from 'react-i18next'
import { type OwnDossier, useOwnDossiers } from '#src/domain/dossier/start/ownDossiers.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { DraftCard } from './DraftCard.tsx'
import { NewRequestOptions } from './NewRequestOptions.tsx'

/** The start of a request: continue a draft, or choose a new request with its price and duration. */
export function WhatToDoScreen() {
  const { t } = useTranslation()
  const dossiers = useOwnDossiers()
  const isWaiting = dossiers.data === undefined && dossiers.fetchStatus === 'fetching' && !dossiers.isError
  return (
    <Page
      title={t('newDossier.whatToDo.title')}
      lead={t('newDossier.whatToDo.lead')}
      back={{ to: paths.provisions, label: t('newDossier.whatToDo.back') }}
    >
      <QueryGate query={dossiers} skeleton={{ of: 'cards', count: 4 }}>
        {(all) => <Begun dossiers={all} />}
      </QueryGate>
      {!isWaiting && (
        <>
          <Section title={t('newDossier.whatToDo.doors')}>
            <NewRequestOptions dossiers={dossiers.data} />
          </Section>
          <Card title={t('newDossier.whatToDo.bind.title')} subtitle={t('newDossier.whatToDo.bind.text')}>
            <LinkButton to={paths.bindProvision}>{t('newDossier.whatToDo.bind.act')}</LinkButton>
          </Card>
        </>
      )}
    </Page>
  )
}

/** Existing dossiers: drafts to continue, and those not to request twice. */
function Begun({ dossiers }: { readonly dossiers: readonly OwnDossier[] }) {
  const { t } = useTranslation()
  const open = dossiers.filter(({ stage }) => stage === 'draft' || stage === 'correction')
  const going = dossiers.filter(({ stage }) => stage === 'going')
  return (
    <>
      {open.length > 0 && (
        <Section title={t('newDossier.whatToDo.drafts.title')} lead={t('newDossier.whatToDo.drafts.lead')}>
          <Grid min={20}>
            {open.map((dossier) => (
              <DraftCard key={dossier.code} dossier={dossier} all={dossiers} level={3} />
            ))}
          </Grid>
        </Section>
      )}
      {going.length > 0 && <Going dossiers={going} />}
    </>
  )
}

function Going({ dossiers }: { readonly dossiers: readonly OwnDossier[] }) {
  const { t } = useTranslation()
  // A place's name contains commas itself.
  const first = dossiers
    .slice(0, MAX_LISTED)
    .map(({ name }) => name)
    .join('; ')
  const rest = dossiers.length - MAX_LISTED
  const names = rest > 0 ? t('newDossier.whatToDo.going.more', { names: first, count: rest }) : first
  const [only] = dossiers
  const to = dossiers.length === 1 && only ? provisionPath(only.code, 'panel1') : paths.provisions
  return (
    <Banner
      live={false}
      title={t('newDossier.whatToDo.going.title', { count: dossiers.length })}
      actions={
        <LinkButton size="small" to={to}>
          {t('newDossier.whatToDo.going.see')}
        </LinkButton>
      }
    >
      {t('newDossier.whatToDo.going.text', { names })}
    </Banner>
  )
}

/** The full list shows the others. */
const MAX_LISTED = 3
