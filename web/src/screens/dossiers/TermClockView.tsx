import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/base/useFormat.ts'
import { serverToday } from '#src/base/serverToday.ts'
import type { Term } from '#src/domain/dossier/dossierDetail.ts'
import { termClock } from '#src/domain/dossier/termClock.ts'
import styles from './Tracker.module.css'

type TermClockViewProps = {
  readonly term: Term
  /** The text of the clock. The days passed by default. */
  readonly words: string | undefined
}

/** A term with a mark for each day of its unit. The text carries all the information. */
export function TermClockView({ term, words }: TermClockViewProps) {
  const { t } = useTranslation()
  const format = useFormat()
  const { passed } = termClock(term, serverToday())
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
