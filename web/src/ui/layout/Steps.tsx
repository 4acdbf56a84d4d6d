import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '#src/ui/icon/Icon.tsx'
import styles from './Steps.module.css'

type Step = {
  readonly title: string
  /** The page of the step. Omitted without a way back. */
  readonly to?: string | undefined
}

type StepsProps = {
  readonly label: string
  readonly steps: readonly Step[]
  /** The current step, counted from 0. */
  readonly current: number
}

/** The progress through a wizard: the finished steps with links back, and those to come. One line on a phone. */
export function Steps({ label, steps, current }: StepsProps) {
  const { t } = useTranslation()
  return (
    <nav className={styles.steps} aria-label={label}>
      <p className={styles.line} aria-hidden="true">
        {t('uiParts.steps.place', { place: current + 1, count: steps.length })}
        <strong>{steps[current]?.title}</strong>
      </p>
      <ol className={styles.list}>
        {steps.map(({ title, to }, index) => {
          const isDone = index < current
          return (
            <li
              key={title}
              className={styles.step}
              data-state={isDone ? 'done' : index === current ? 'current' : 'ahead'}
              aria-current={index === current ? 'step' : undefined}
            >
              <span className={styles.mark} aria-hidden="true">
                {isDone ? <Icon name="check" size={14} /> : index + 1}
              </span>
              <span className={styles.title}>
                {isDone && to !== undefined ? <Link to={to}>{title}</Link> : title}
                {isDone && <span className="visually-hidden">, {t('uiParts.steps.done')}</span>}
              </span>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
