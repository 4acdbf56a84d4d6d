import { useTranslation } from 'react-i18next'
import { abortSlowCalls, slowCalls } from '#src/api/query/slowCalls.store.ts'
import { useStore } from '#src/base/store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import styles from './SlowCallNotice.module.css'

/** Says that an answer takes long, and lets the reader cancel the call. */
export function SlowCallNotice() {
  const { t } = useTranslation()
  const slow = useStore(slowCalls).length > 0
  return (
    <output className={styles.place}>
      {slow && (
        <span className={styles.notice}>
          {t('slowCall.text')}
          <Button size="small" onClick={abortSlowCalls}>
            {t('slowCall.giveUp')}
          </Button>
        </span>
      )}
    </output>
  )
}
