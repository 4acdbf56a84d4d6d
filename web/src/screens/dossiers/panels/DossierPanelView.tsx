import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import {
  bindSupplyPath,
  supplyDetailPath,
  provisionPaymentPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { codeText } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { WorksLines } from '#src/domain/bill/WorksLines.tsx'
import { isEnded } from '#src/domain/dossier/dossier.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { nameOf } from '#src/domain/dossier/form/people.ts'
import { PaidWith } from '#src/domain/payment/PaidWith.tsx'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import type { TrackerProps } from '#src/screens/dossiers/useAct.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { BudgetPanel } from './BudgetPanel.tsx'
import { DocumentsPanel } from './DocumentsPanel.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { SheetCard } from './SheetCard.tsx'

type DossierPanelViewProps = TrackerProps & { readonly panel: DossierPanel }

/** One of a dossier's six panels. A closed one says when it opens. */
export function DossierPanelView({ dossier, panel, onChanged }: DossierPanelViewProps) {
  const { t } = useLocale()
  if (!dossier.openPanels.includes(panel)) {
    return (
      <EmptyState
        icon="lock"
        title={t('provisions.panels.closed')}
        text={t(isEnded(dossier) ? 'provisions.panels.never' : `provisions.panels.opens.${panel}`)}
      />
    )
  }
  switch (panel) {
    case 'panel1':
      return <RequestPanel dossier={dossier} onChanged={onChanged} />
    case 'panel2':
      return <DocumentsPanel dossier={dossier} />
    case 'panel3':
      return <BudgetPanel dossier={dossier} onChanged={onChanged} />
    case 'panel4':
      return <BillsPanel dossier={dossier} />
    case 'panel5':
      return <WorksPanel dossier={dossier} />
    case 'panel6':
      return <ClosurePanel dossier={dossier} />
  }
}

/** The start of works, the date in service, and the installer's certificate. */
function WorksPanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t, format } = useLocale()
  const { history, status, dueOn } = dossier
  const steps = history.filter((event) => event.status === 'inExecution' || event.status === 'inService')
  return (
    <Stack gap={5}>
      <Card title={t('provisions.works.title')}>
        <DescriptionList
          items={[
            ...steps.map((event) => ({
              term: t(`provisions.works.${event.status === 'inService' ? 'inService' : 'began'}`),
              value: format.date(event.at),
            })),
            ...(status === 'inExecution' && dueOn !== null
              ? [{ term: t('provisions.works.due'), value: format.date(dueOn) }]
              : []),
          ]}
        />
        <p>{t('provisions.works.text')}</p>
      </Card>
      <SheetCard dossier={dossier} />
    </Stack>
  )
}

/** The end of the dossier or what remains to be done, and the resulting supply. */
function ClosurePanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t, format } = useLocale()
  const { resultingCups, history, dueOn, status, form } = dossier
  const last = history.at(-1)
  return (
    <Card title={t('provisions.closure.title')}>
      <DescriptionList
        items={[
          { term: t('provisions.closure.how'), value: codeText(t, 'provisions.statuses', status) },
          ...(last ? [{ term: t('provisions.closure.since'), value: format.date(last.at) }] : []),
          ...(status === 'inService' && dueOn !== null
            ? [{ term: t('provisions.closure.meterBy'), value: format.longDate(dueOn) }]
            : []),
        ]}
      />
      {resultingCups !== null && <ResultingSupply cups={resultingCups} owner={form.owner} />}
    </Card>
  )
}

/** The resulting supply, which its owner alone can add, once. */
function ResultingSupply({ cups, owner }: { readonly cups: string; readonly owner: DossierDetail['form']['owner'] }) {
  const { t } = useLocale()
  const { document } = useSession()
  const supplies = useSupplies()
  const isAdded = supplies.data?.some((one) => one.cups === cups) === true
  const other = owner?.docNumber === document ? undefined : owner
  return (
    <>
      <p>{wordsOf()}</p>
      <p>
        <CupsCode cups={cups} copyable />
      </p>
      {(isAdded || !other) && (
        <div>
          <LinkButton to={isAdded ? supplyDetailPath(cups) : bindSupplyPath(cups)} variant="primary">
            {t(isAdded ? 'provisions.closure.see' : 'provisions.closure.bind')}
          </LinkButton>
        </div>
      )}
    </>
  )

  function wordsOf(): string {
    if (isAdded) return t('provisions.closure.added')
    return other ? t('provisions.closure.ofOwner', { name: nameOf(other) }) : t('provisions.closure.supply')
  }
}

/** The works bills: those to pay with payer and due date, and paid ones. */
function BillsPanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t, format } = useLocale()
  return (
    <Stack gap={4}>
      {dossier.bills.map((bill) => (
        <Card
          key={bill.number}
          title={t('provisions.bills.title', { number: bill.number })}
          actions={
            <Tag tone={TONES.get(bill.status) ?? 'neutral'}>
              {codeText(t, 'provisions.bills.statuses', bill.status)}
            </Tag>
          }
        >
          <WorksLines cost={bill} explained />
          <DescriptionList
            items={[
              { term: t('provisions.bills.payer'), value: bill.payerDocument },
              bill.paidOn === null
                ? { term: t('provisions.bills.due'), value: format.longDate(bill.dueOn) }
                : { term: t('provisions.bills.paid'), value: format.date(bill.paidOn) },
            ]}
          />
          {bill.status === 'paid' && <PaidWith bill={bill.number} holderDocument={bill.payerDocument} />}
          {bill.status === 'pending' && (
            <>
              <p>{t('provisions.bills.how')}</p>
              <div>
                <LinkButton to={provisionPaymentPath(dossier.code, bill.number)} variant="primary">
                  {t('provisions.bills.pay')}
                </LinkButton>
              </div>
            </>
          )}
        </Card>
      ))}
    </Stack>
  )
}

const TONES: ReadonlyMap<string, 'warning' | 'success'> = new Map([
  ['pending', 'warning'],
  ['paid', 'success'],
])
