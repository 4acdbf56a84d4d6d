import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import styles from './TaskList.module.css'

export type TaskStatus = 'notStarted' | 'inProgress' | 'done' | 'cannotStart' | 'problem'

type Task = {
  readonly title: string
  readonly hint?: string | undefined
  /** The page of the task. A task that cannot start yet has none. */
  readonly to: string
  readonly status: TaskStatus
}

type TaskListProps = {
  /** The accessible name of the list. */
  readonly label: string
  readonly tasks: readonly Task[]
}

/** The parts of a long task in order, each with its status. */
export function TaskList({ label, tasks }: TaskListProps) {
  return (
    // Safari ignores the role and name of a list without markers unless the role is explicit.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol className={styles.tasks} role="list" aria-label={label}>
      {tasks.map((task) => (
        <TaskItem key={task.title} {...task} />
      ))}
    </ol>
  )
}

function TaskItem({ title, hint, to, status }: Task) {
  const { t } = useTranslation()
  const id = useId()
  const describedBy = [hint && `${id}-hint`, `${id}-status`].filter(Boolean).join(' ')
  return (
    <li className={styles.task}>
      <div>
        {status === 'cannotStart' ? (
          <span className={styles.waiting}>{title}</span>
        ) : (
          <Link className={styles.link} to={to} aria-describedby={describedBy}>
            {title}
          </Link>
        )}
        {hint && (
          <p className={styles.hint} id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <span id={`${id}-status`}>
        <Tag tone={TONES[status]}>{t(`uiShared.taskStatus.${status}`)}</Tag>
      </span>
    </li>
  )
}

const TONES = {
  notStarted: 'info',
  inProgress: 'warning',
  done: 'success',
  cannotStart: 'neutral',
  problem: 'danger',
} as const
