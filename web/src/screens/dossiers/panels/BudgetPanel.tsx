import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { WorksLines } from '#src/domain/bill/WorksLines.tsx'
import { personLabel } from '#src/domain/dossier/form/people.ts'
import { type TrackerProps, useAct } from '#src/screens/dossiers/useAct.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { LinkButton } from '#src/ui/action/LinkButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { DescriptionList } from '#src/ui/layout/DescriptionList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import styles from '#src/screens/dossiers/Tracker.module.css'
import { FileButton } from './FileButton.tsx'

/** The quote for the connection: its cost and reasons, the last day to accept it, and the answer. */
export function BudgetPanel({ dossier, onChanged }: TrackerProps) {
  const { t, format } = useLocale()
  const { budget, act, bills, code, form } = dossier
  if (budget === null) return null
  const { documentId, issuedOn, validUntil, acceptedOn } = budget
  const bill = bills.find(({ status }) => status === 'pending')
  return (
    <Card
      title={t('provisions.budget.title')}
      subtitle={t('provisions.budget.lead')}
      actions={
        <FileButton dossier={dossier} file={{ id: documentId, repository: 'D' }}>
          {t('provisions.budget.pdf')}
        </FileButton>
      }
    >
      <WorksLines cost={budget} explained />
      <DescriptionList
        items={[
          {
            term: t('provisions.request.payer'),
            value: personLabel(form.payer ?? form.applicant) ?? t('provisions.request.same'),
          },
          { term: t('provisions.budget.issued'), value: format.date(issuedOn) },
          acceptedOn === null
            ? {
                term: t(act === 'budget' ? 'provisions.budget.until' : 'provisions.budget.wasUntil'),
                value: format.longDate(validUntil),
              }
            : { term: t('provisions.budget.accepted'), value: format.date(acceptedOn) },
        ]}
      />
      {act === 'budget' && <Answer dossier={dossier} onChanged={onChanged} />}
      {bill && (
        <>
          <p>{t('provisions.budget.next', { number: bill.number, day: format.longDate(bill.dueOn) })}</p>
          <div>
            <LinkButton to={provisionPath(code, 'panel4')} variant="primary" iconEnd="arrowRight">
              {t('provisions.budget.toBill')}
            </LinkButton>
          </div>
        </>
      )}
    </Card>
  )
}

/** Both answers ask for confirmation, with the consequences. */
function Answer({ dossier, onChanged }: TrackerProps) {
  const { t, format } = useLocale()
  const online = useOnline()
  const [asking, setAsking] = useState<'accept' | 'reject' | null>(null)
  const { run, busy, failure } = useAct({ dossier, onChanged })
  if (!online) return <p className={styles.note}>{t('provisions.offline')}</p>
  const amount = format.money((dossier.budget?.totalCents ?? 0) / 100)
  return (
    <div className={styles.actions}>
      <Button variant="primary" onClick={() => setAsking('accept')}>
        {t('provisions.budget.accept.action', { amount })}
      </Button>
      <Button variant="quiet" onClick={() => setAsking('reject')}>
        {t('provisions.budget.reject.action')}
      </Button>
      {asking && (
        <Dialog
          open
          onClose={() => setAsking(null)}
          title={t(`provisions.budget.${asking}.title`)}
          actions={
            <>
              <Button onClick={() => setAsking(null)}>{t('common.cancel')}</Button>
              <Button
                variant={asking === 'accept' ? 'primary' : 'danger'}
                loading={busy}
                onClick={() => void run(ACTS[asking], t(`provisions.budget.${asking}.done`))}
              >
                {t(`provisions.budget.${asking}.submit`)}
              </Button>
            </>
          }
        >
          {failure !== null && <Banner tone="error">{failure}</Banner>}
          <p>{t(`provisions.budget.${asking}.text`, { amount })}</p>
        </Dialog>
      )}
    </div>
  )
}

const ACTS = { accept: 'ACCEPT_BUDGET', reject: 'REJECT_BUDGET' } as const
