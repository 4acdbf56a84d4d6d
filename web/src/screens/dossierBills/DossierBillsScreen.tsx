import {
  documentsPath,
  paths,
  paymentsPath,
  provisionBillsPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { useSearchParams } from 'react-router-dom'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { daysToPay, type DossierBill, pendingOf, useDossierBills } from '#src/domain/bill/dossierBills.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Headline } from '#src/ui/layout/page/Headline.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'
import { Section } from '#src/ui/layout/page/Section.tsx'
import { ReportSkeleton } from '#src/ui/layout/skeleton/ReportSkeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { StatNumber } from '#src/ui/layout/StatNumber.tsx'
import { DossierBillCard } from './DossierBillCard.tsx'

/** The works bills: those to pay, paid ones and cancelled ones. `dossier` filters by one. */
export function DossierBillsScreen() {
  const { t } = useLocale()
  const [query] = useSearchParams()
  const dossier = query.get('dossier')
  const bills = useDossierBills(dossier)
  return (
    <Page
      width="narrow"
      title={t('dossierBills.title')}
      lead={dossier === null ? t('dossierBills.lead') : t('dossierBills.leadOne', { dossier })}
      back={{ to: paths.provisions, label: t('dossierBills.back') }}
      actions={
        <>
          <LinkButton to={paymentsPath(dossier ?? undefined)} icon="card">
            {t('dossierBills.payments')}
          </LinkButton>
          <LinkButton to={documentsPath(dossier ?? undefined)} icon="document">
            {t('dossierBills.documents')}
          </LinkButton>
        </>
      }
    >
      <QueryGate query={bills} skeleton={<ReportSkeleton of="text" />}>
        {(all) => (all.length === 0 ? <NoBills dossier={dossier} /> : <Bills bills={all} />)}
      </QueryGate>
      {dossier !== null && (
        <div>
          <LinkButton to={provisionBillsPath()}>{t('dossierBills.showAll')}</LinkButton>
        </div>
      )}
    </Page>
  )
}

function NoBills({ dossier }: { readonly dossier: string | null }) {
  const { t } = useLocale()
  return (
    <EmptyState
      icon="bill"
      title={t(dossier === null ? 'dossierBills.none.title' : 'dossierBills.none.ofOne')}
      text={t('dossierBills.none.text')}
    />
  )
}

function Bills({ bills }: { readonly bills: readonly DossierBill[] }) {
  const { t } = useLocale()
  const pending = pendingOf(bills)
  return (
    <Stack gap={8}>
      <Owed pending={pending} />
      {[...new Set([...STATUSES, ...bills.map(({ status }) => status)])].map((status) => {
        const own = status === 'pending' ? pending : bills.filter((bill) => bill.status === status)
        return (
          own.length > 0 && (
            <Section key={status} title={codeText(t, 'dossierBills.groups', status)}>
              <Stack gap={4}>
                {own.map((bill) => (
                  <DossierBillCard key={bill.number} bill={bill} />
                ))}
              </Stack>
            </Section>
          )
        )
      })}
    </Stack>
  )
}

/** The total to pay, and the due date. */
function Owed({ pending }: { readonly pending: readonly DossierBill[] }) {
  const { t, format } = useLocale()
  const [first] = pending
  const cents = pending.reduce((sum, { totalCents }) => sum + totalCents, 0)
  return (
    <Card tone={first ? 'attention' : 'plain'}>
      <Headline
        figure={<StatNumber size="hero" label={t('dossierBills.owed.label')} value={format.money(cents / 100)} />}
        sentence={sentence()}
      >
        {first && <p>{t('dossierBills.owed.silence')}</p>}
      </Headline>
    </Card>
  )

  function sentence(): string {
    if (!first) return t('dossierBills.owed.nothing')
    const date = format.date(first.dueOn)
    if (pending.length > 1) return t('dossierBills.owed.several', { count: pending.length, date })
    const days = daysToPay(first)
    return days <= 0 ? t('dossierBills.owed.today') : t('dossierBills.owed.one', { count: days, date })
  }
}

/** The order of the groups. An unknown status comes last. */
const STATUSES: readonly DossierBill['status'][] = ['pending', 'paid', 'cancelled']
