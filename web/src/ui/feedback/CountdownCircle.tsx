import { useTranslation } from 'react-i18next'
import { minutesAndSeconds } from '#src/base/format.ts'
import styles from './CountdownCircle.module.css'

type CountdownCircleProps = {
  readonly secondsLeft: number
  readonly secondsTotal: number
}

/** The remaining time, as a shrinking ring and as m:ss. The caller keeps the time. */
export function CountdownCircle({ secondsLeft, secondsTotal }: CountdownCircleProps) {
  const { t } = useTranslation()
  const left = Math.max(0, Math.min(1, secondsLeft / secondsTotal))
  const time = minutesAndSeconds(secondsLeft)
  return (
    <div className={styles.countdown} role="timer" aria-label={t('uiShared.timeLeft', { time })}>
      <svg className={styles.ring} viewBox="0 0 64 64" aria-hidden="true" data-urgent={left <= 0.1}>
        <circle cx="32" cy="32" r="28" />
        <circle cx="32" cy="32" r="28" pathLength="1" strokeDasharray={`${left} 1`} />
      </svg>
      <span className={styles.time} aria-hidden="true">
        {time}
      </span>
    </div>
  )
}
