import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './CheckAnswers.module.css'

type Answer = {
  readonly question: string
  /** The answer as understood, in the reader's words. Empty if it was left out. */
  readonly answer: ReactNode
  /** The address of its question. Without one it cannot be changed. */
  readonly changeAt?: string | undefined
}

/** The answers before they are sent, each with a link to its question. */
export function CheckAnswers({ answers }: { readonly answers: readonly Answer[] }) {
  const { t } = useTranslation()
  return (
    <dl className={styles.answers}>
      {answers.map(({ question, answer, changeAt }) => (
        <div key={question} className={styles.row}>
          <dt>{question}</dt>
          <dd>{answer || <span className={styles.none}>{t('uiShared.checkAnswers.none')}</span>}</dd>
          {changeAt !== undefined && (
            <dd className={styles.change}>
              <Link to={changeAt}>
                {t('uiShared.checkAnswers.change')}
                <span className="visually-hidden"> {question}</span>
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
