import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { type Dossier, groupDossiers, newestFirst } from '#src/domain/dossier/dossier.ts'
import { useDossiers, useNameDossier } from '#src/domain/dossier/dossiers.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { NameDialog } from '#src/domain/supply/NameDialog.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { SegmentedControl } from '#src/ui/form/choice/SegmentedControl.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { type DossierListProps, DossierCards, DossierRows } from './DossierLists.tsx'
import styles from './Dossiers.module.css'

/** The user's dossiers, by whose turn it is. A deep link to one redirects to its panel. */
export function DossiersScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const dossiers = useDossiers()
  if (query.has('dossier')) return <Navigate to={`${paths.provisionDetail}?${query}`} replace />
  return (
    <Page
      title={t('provisions.title')}
      lead={t('provisions.lead')}
      actions={
        <>
          <LinkButton to={paths.provisionBills} size="small" variant="quiet">
            {t('provisions.bills.all')}
          </LinkButton>
          <LinkButton to={paths.documents} size="small" variant="quiet">
            {t('provisions.documents.mine')}
          </LinkButton>
          <LinkButton to={paths.bindProvision} size="small" variant="quiet">
            {t('provisions.bind')}
          </LinkButton>
          <LinkButton to={paths.whatToDo} size="small" variant="primary" icon="plus">
            {t('provisions.ask')}
          </LinkButton>
        </>
      }
    >
      <QueryGate query={dossiers} skeleton={{ of: 'cards', count: 4 }}>
        {(all) => <DossierList dossiers={all} />}
      </QueryGate>
    </Page>
  )
}

function DossierList({ dossiers }: Pick<DossierListProps, 'dossiers'>) {
  const { t } = useTranslation()
  const [query, setQuery] = useSearchParams()
  const [named, setNamed] = useState<Dossier>()
  const nameDossier = useNameDossier()
  if (dossiers.length === 0) {
    return (
      <EmptyState
        icon="dossier"
        title={t('provisions.empty.title')}
        action={
          <LinkButton to={paths.whatToDo} variant="primary">
            {t('provisions.ask')}
          </LinkButton>
        }
        text={t('provisions.empty.text')}
      />
    )
  }
  const order = query.get('order') === 'date' ? 'date' : 'turn'
  const choice = dossiers.length > 1 && (
    <SegmentedControl
      label={t('provisions.order.label')}
      segments={ORDERS.map((value) => ({ value, label: t(`provisions.order.${value}`) }))}
      value={order}
      onValue={(value) => setQuery(value === 'date' ? { order: 'date' } : {}, { replace: true })}
    />
  )
  return (
    <Stack gap={8}>
      {choice}
      {order === 'date' ? (
        <Section title={t('provisions.order.all')}>
          <DossierRows dossiers={newestFirst(dossiers)} onName={setNamed} />
        </Section>
      ) : (
        <ByTurn dossiers={dossiers} onName={setNamed} />
      )}
      {named && (
        <NameDialog
          title={t('provisions.naming')}
          named={named}
          save={(next) => nameDossier(named.code, next)}
          onClose={() => setNamed(undefined)}
        />
      )}
    </Stack>
  )
}

const ORDERS = ['turn', 'date'] as const

/** Dossiers that need the customer are on top. The others only show their status. */
function ByTurn({ dossiers, onName }: DossierListProps) {
  const { t } = useTranslation()
  const { yours, drafts, ours, ended } = groupDossiers(dossiers)
  return (
    <>
      <Section title={t('provisions.yours.title')} lead={t('provisions.yours.count', { count: yours.length })}>
        {yours.length > 0 && <DossierCards dossiers={yours} onName={onName} />}
      </Section>
      {drafts.length > 0 && (
        <Section title={t('provisions.drafts.title')} lead={t('provisions.drafts.lead', { count: drafts.length })}>
          <DossierCards dossiers={drafts} onName={onName} />
        </Section>
      )}
      {ours.length > 0 && (
        <Section title={t('provisions.ours.title')} lead={t('provisions.ours.count', { count: ours.length })}>
          <DossierRows dossiers={ours} onName={onName} />
        </Section>
      )}
      {ended.length > 0 && (
        // Opens at once if there are no others.
        <details className={styles.ended} open={ended.length === dossiers.length}>
          <summary>{t('provisions.ended', { count: ended.length })}</summary>
          <DossierRows dossiers={ended} onName={onName} />
        </details>
      )}
    </>
  )
}
