import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { ComponentType, ReactNode } from 'react'
import { isNamed } from '#src/base/codes.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useBills } from '#src/domain/bill/bills.ts'
import { groupDossiers } from '#src/domain/dossier/dossier.ts'
import { useDossiers } from '#src/domain/dossier/dossiers.ts'
import { useSupplyNow } from '#src/domain/outage/supplyNow.ts'
import { useMeterReadings } from '#src/domain/supply/meter/meterReadings.ts'
import { describePower } from '#src/domain/supply/power/describePower.ts'
import { useSupplies, type Supply } from '#src/domain/supply/supplies.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { PageHeader } from '#src/ui/layout/page/PageHeader.tsx'
import { Skeleton } from '#src/ui/layout/skeleton/Skeleton.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import styles from './LiveFact.module.css'
import { HELPED_PATH, type RequestStepProps } from './requestDraft.ts'
import { suggestionOf, type MatterSuggestion } from './suggestion.ts'

/** The step of immediate help, so that nobody waits two days for existing information; and whether it was enough. */
export function HelpStep({ wizard: { draft, goTo, pathOf } }: RequestStepProps) {
  const { t } = useLocale()
  const supplies = useSupplies().data ?? []
  const suggestion = suggestionOf(draft.matter)
  if (!suggestion) return null
  const { kind, path, ofSupply, ofDossier } = suggestion
  return (
    <>
      <PageHeader
        title={t('newRequest.help.title')}
        lead={t(`newRequest.help.${kind}.text`)}
        back={{ to: pathOf('what'), label: t('newRequest.step.what') }}
      />
      <Card title={t(`newRequest.help.${kind}.title`)}>
        <Stack gap={2}>
          {path !== undefined && <LinkButton to={path}>{t(`newRequest.help.${kind}.act`)}</LinkButton>}
          {ofSupply &&
            supplies.slice(0, MAX_LISTED).map((supply) => (
              <Stack key={supply.cups} gap={1}>
                <LinkButton to={ofSupply(supply.cups)} iconEnd="arrowRight">
                  {t('newRequest.help.ofSupply', { act: t(`newRequest.help.${kind}.act`), name: supply.title })}
                </LinkButton>
                <LiveFact kind={kind} supply={supply} />
              </Stack>
            ))}
          {ofDossier && <OwnDossiers pathOf={ofDossier} />}
        </Stack>
      </Card>
      <Card title={t('newRequest.help.enough')}>
        <Stack row gap={3}>
          <LinkButton to={HELPED_PATH}>{t('newRequest.help.yes')}</LinkButton>
          <Button variant="primary" onClick={() => goTo('tell', { goesOn: true })}>
            {t('newRequest.help.no')}
          </Button>
        </Stack>
      </Card>
    </>
  )
}

/** The dossiers that need the customer first, and current ones before ended ones. */
function OwnDossiers({ pathOf }: { readonly pathOf: (code: string) => string }) {
  const { t } = useLocale()
  const { data } = useDossiers()
  const { yours, drafts, ours, ended } = groupDossiers(data ?? [])
  const shown = [...yours, ...ours, ...drafts, ...ended].slice(0, MAX_LISTED)
  const act = t('newRequest.help.dossiers.act')
  const hasNone = data?.length === 0
  return (
    <>
      {shown.map((dossier) => {
        const { code } = dossier
        const name = yours.includes(dossier)
          ? t('newRequest.help.dossiers.yours', { name: dossier.name })
          : dossier.name
        return (
          <LinkButton key={code} to={pathOf(code)} iconEnd="arrowRight">
            {t('newRequest.help.ofSupply', { act, name })}
          </LinkButton>
        )
      })}
      <LinkButton to={hasNone ? paths.bindProvision : paths.provisions} variant="quiet">
        {t(hasNone ? 'newRequest.help.dossiers.bind' : 'newRequest.help.dossiers.all')}
      </LinkButton>
    </>
  )
}

/** The full list shows the others. */
const MAX_LISTED = 5

type FactProps = { readonly supply: Supply }
type LiveFactProps = FactProps & Pick<MatterSuggestion, 'kind'>

/** The current facts about a supply for a subject, in one line. Empty if they do not load. */
function LiveFact({ kind, supply }: LiveFactProps) {
  const Fact = FACTS[kind]
  return Fact ? <Fact supply={supply} /> : null
}

const FACTS: Readonly<Partial<Record<MatterSuggestion['kind'], ComponentType<FactProps>>>> = {
  bills: LastBill,
  outages: CutNow,
  readings: LastReading,
  power: ContractedPower,
  curve: CurveEnd,
}

const BILL_STATUSES = ['paid', 'pending', 'overdue', 'debit'] as const

function LastBill({ supply }: FactProps) {
  const { t, format } = useLocale()
  const { data, isLoading } = useBills(supply)
  const bill = data?.[0]
  return (
    <Line isLoading={isLoading}>
      {bill
        ? t(`newRequest.help.live.bill.${isNamed(BILL_STATUSES, bill.status) ? bill.status : 'other'}`, {
            month: format.month(bill.from),
            amount: format.money(bill.totalCents / 100),
            date: format.date(bill.dueOn),
          })
        : data && t('newRequest.help.live.noBill')}
    </Line>
  )
}

function CutNow({ supply }: FactProps) {
  const { t, format } = useLocale()
  const { now } = useSupplyNow(supply.cups)
  return (
    <Line isLoading={now.kind === 'loading'}>
      {now.kind === 'planned' || now.kind === 'outage'
        ? t(`newRequest.help.live.${now.kind}`, { date: format.dateTime(now.outage.startsAt) })
        : now.kind === 'tripped'
          ? t('newRequest.help.live.tripped')
          : (now.kind === 'closed' || now.kind === 'noSwitch') && t('newRequest.help.live.calm')}
    </Line>
  )
}

function LastReading({ supply }: FactProps) {
  const { t, format } = useLocale()
  const { data, isLoading } = useMeterReadings(supply)
  const reading = data?.[0]
  return (
    <Line isLoading={isLoading}>
      {reading
        ? t(`newRequest.help.live.reading.${reading.kind === 'estimated' ? 'estimated' : 'real'}`, {
            date: format.date(reading.date),
          })
        : data && t('newRequest.help.live.noReading')}
    </Line>
  )
}

function ContractedPower({ supply }: FactProps) {
  const { t, format } = useLocale()
  if (supply.contractedPower.length === 0) return null
  return <Line>{t('newRequest.help.live.power', { power: describePower(supply.contractedPower, t, format) })}</Line>
}

function CurveEnd({ supply }: FactProps) {
  const { t, format } = useLocale()
  if (supply.dataUntil === undefined) return null
  return <Line>{t('newRequest.help.live.curve', { date: format.date(supply.dataUntil) })}</Line>
}

/** The same height before and after loading. */
function Line({ isLoading = false, children }: { readonly isLoading?: boolean; readonly children: ReactNode }) {
  return (
    <p className={styles.fact} aria-busy={isLoading || undefined}>
      {isLoading ? <Skeleton width="14rem" /> : <span>{children}</span>}
    </p>
  )
}
