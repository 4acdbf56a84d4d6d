import { provisionPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import type { TFunction } from 'i18next'
import { Link, useNavigate } from 'react-router-dom'
import { codeText, isNamed } from '#src/base/codes.ts'
import type { Format } from '#src/base/format.ts'
import { serverToday } from '#src/base/serverToday.ts'
import { useLocale } from '#src/base/useLocale.ts'
import { useOnline } from '#src/base/useOnline.ts'
import { panelNow } from '#src/domain/dossier/dossier.ts'
import { type DossierDetail, type EndReason, endReason, type CurrentTerm } from '#src/domain/dossier/dossierDetail.ts'
import { useBeginTask } from '#src/domain/dossier/dossiers.ts'
import { useSaveForm } from '#src/domain/dossier/form/openDossier.ts'
import { statusOnSilence } from '#src/domain/dossier/stations.ts'
import { daysPassed, useTermTexts } from '#src/domain/dossier/useTermTexts.ts'
import { ActBar } from '#src/ui/action/ActBar.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { buttonClass } from '#src/ui/action/buttonClass.ts'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Card } from '#src/ui/layout/Card.tsx'
import { actPath } from './actPath.ts'
import styles from './Tracker.module.css'

type NowCardProps = {
  readonly dossier: DossierDetail
  /** Opens the customer's current task. */
  readonly onAct: () => void
}

/**
 * The current step in one sentence with its button, and below it the term, its legal source, and what happens without
 * an action.
 */
export function NowCard({ dossier, onAct }: NowCardProps) {
  const { t, format } = useLocale()
  const terms = useTermTexts()
  const { act, term, dueOn, begunAt } = dossier
  const begin = useBeginTask(dossier)
  const reason = endReason(dossier)
  const silence = statusOnSilence(dossier)
  const late = act === null && dueOn !== null && dueOn < serverToday()
  return (
    <Card
      title={t(
        act === null ? (reason === null ? 'provisions.ours.title' : 'provisions.now.over') : 'provisions.yours.title',
      )}
      tone={act === null ? 'plain' : 'attention'}
    >
      <p className={styles.sentence}>{late ? terms.ours(dossier) : sentenceOf(dossier, reason, t, format)}</p>
      {act && (
        <ActBar>
          <Link
            className={buttonClass({ variant: 'primary' })}
            to={actPath(dossier)}
            onClick={() => {
              begin(panelNow(dossier))
              onAct()
            }}
          >
            {t(`provisions.acts.${act}`)}
          </Link>
        </ActBar>
      )}
      {begunAt && <p className={styles.note}>{t('provisions.now.begun', { date: format.date(begunAt) })}</p>}
      {term && (
        <>
          <TermClockView term={term} words={act === null ? undefined : terms.left(dossier)} />
          <p className={styles.note}>
            {[
              silence && t('provisions.now.silence', { status: codeText(t, 'provisions.statuses', silence) }),
              t(`provisions.law.${lawOf(dossier)}`),
              term.unit === 'WORKING_DAYS' && t('provisions.now.workingDays'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </>
      )}
      {reason !== null && reason !== 'closed' && <AskAgain dossier={dossier} reason={reason} />}
    </Card>
  )
}

type TermClockViewProps = {
  readonly term: CurrentTerm
  /** The text of the clock. The days passed by default. */
  readonly words: string | undefined
}

/** A term with a mark for each day of its unit. The text carries all the information. */
function TermClockView({ term, words }: TermClockViewProps) {
  const { t, format } = useLocale()
  const passed = daysPassed(term, serverToday())
  const { amount, unit, startsOn } = term
  return (
    <div className={styles.clock}>
      <p>{words ?? t(`provisions.clock.passed.${unit}`, { count: amount, passed, date: format.date(startsOn) })}</p>
      <div className={styles.days} aria-hidden="true">
        {Array.from({ length: amount }, (_, day) => (
          <span key={day} data-passed={day < passed} />
        ))}
      </div>
    </div>
  )
}

/** The next option after a dossier that ended before its goal. */
function AskAgain({ dossier, reason }: { readonly dossier: DossierDetail; readonly reason: EndReason }) {
  const { t } = useLocale()
  const navigate = useNavigate()
  const online = useOnline()
  const { saveForm, isPending } = useSaveForm()
  const copy = async () => {
    try {
      void navigate(provisionPath(await saveForm(dossier.form)))
    } catch {
      toast.error(t('provisions.again.failed'))
    }
  }
  return (
    <>
      <p>{t(`provisions.again.${NEEDED_CHANGES[reason] ?? 'text'}`)}</p>
      {online ? (
        <div>
          <Button icon="copy" loading={isPending} onClick={() => void copy()}>
            {t('provisions.again.submit')}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>{t('provisions.offline')}</p>
      )}
    </>
  )
}

/** The change that a new attempt needs. */
const NEEDED_CHANGES: Readonly<Partial<Record<EndReason, 'lessPower' | 'otherPlace'>>> = {
  tooMuchPower: 'lessPower',
  notServed: 'otherPlace',
}

function sentenceOf(dossier: DossierDetail, reason: EndReason | null, t: TFunction, format: Format): string {
  const { status, dueOn, budget, bills } = dossier
  if (reason !== null) return t(`provisions.why.${reason}`)
  if (dueOn === null || !isNamed(RUNNING, status)) return codeText(t, 'provisions.statuses', status)
  const cents = status === 'valued' ? bills.at(-1)?.totalCents : budget?.totalCents
  const amount = cents === undefined ? '' : format.money(cents / 100)
  return t(`provisions.sentence.${status}`, { day: format.longDate(dueOn), amount })
}

/** The legal source of a status's term. `own` is the distributor's own. */
function lawOf({ status }: DossierDetail): 'study' | 'works' | 'meter' | 'own' {
  if (status === 'open' || status === 'quoted') return 'study'
  if (status === 'inExecution') return 'works'
  return status === 'inService' ? 'meter' : 'own'
}

const RUNNING = [
  'registered',
  'pendingDocumentation',
  'pendingCorrection',
  'quoted',
  'valued',
  'pendingReview',
  'valid',
  'open',
  'charged',
  'inExecution',
  'inService',
] as const
