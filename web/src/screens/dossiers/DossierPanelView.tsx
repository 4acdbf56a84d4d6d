import { dossierStatuses, isEnded } from '@acometida/api-spec/rules/dossierStatus'
import { paths } from '@acometida/api-spec/rules/clientPaths'
import type { DossierPanel } from '@acometida/api-spec/rules/dossierPanels'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import type { DossierDetail } from '#src/domain/dossier/dossierDetail.ts'
import { CupsCode } from '#src/domain/supply/CupsCode.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { BillsPanel } from './BillsPanel.tsx'
import { BudgetPanel } from './BudgetPanel.tsx'
import { DocumentsPanel } from './DocumentsPanel.tsx'
import type { TrackerProps } from './DossierTracker.tsx'
import { RequestPanel } from './RequestPanel.tsx'
import { SheetCard } from './SheetCard.tsx'

type DossierPanelViewProps = TrackerProps & { readonly panel: DossierPanel }

/** One of the six panels of a dossier. One that is closed says when it opens. */
export function DossierPanelView({ dossier, panel, onChanged }: DossierPanelViewProps) {
  const { t } = useTranslation()
  if (!dossier.openPanels.includes(panel)) {
    return (
      <EmptyState icon="lock" title={t('provisions.panels.closed')}>
        {t(isEnded(dossierStatuses[dossier.status]) ? 'provisions.panels.never' : `provisions.panels.opens.${panel}`)}
      </EmptyState>
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

/** When works began, when the connection came into service, and what the installer certifies. */
function WorksPanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
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

/** How it ended, or what is left of it, and the supply that it left behind. */
function ClosurePanel({ dossier }: { readonly dossier: DossierDetail }) {
  const { t } = useTranslation()
  const format = useFormat()
  const { resultingCups, history, dueOn, status } = dossier
  const last = history.at(-1)
  return (
    <Card title={t('provisions.closure.title')}>
      <DescriptionList
        items={[
          { term: t('provisions.closure.how'), value: t(`provisions.statuses.${status}`) },
          ...(last ? [{ term: t('provisions.closure.since'), value: format.date(last.at) }] : []),
          ...(status === 'inService' && dueOn !== null
            ? [{ term: t('provisions.closure.meterBy'), value: format.longDate(dueOn) }]
            : []),
        ]}
      />
      {resultingCups !== null && (
        <>
          <p>{t('provisions.closure.supply')}</p>
          <p>
            <CupsCode cups={resultingCups} copyable />
          </p>
          <div>
            <LinkButton to={paths.bindSupply} variant="primary">
              {t('provisions.closure.bind')}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  )
}
