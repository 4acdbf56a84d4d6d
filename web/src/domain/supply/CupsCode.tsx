import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { cupsGroups } from './cupsGroups.ts'
import styles from './CupsCode.module.css'

type CupsCodeProps = {
  readonly cups: string
  readonly copyable?: boolean | undefined
}

/** A CUPS in groups for reading aloud. Copied without spaces. */
export function CupsCode({ cups, copyable = false }: CupsCodeProps) {
  const { t } = useTranslation()
  const groups = cupsGroups(cups)
  const copy = async () => {
    await navigator.clipboard.writeText(cups)
    toast.success(t('supply.copied'))
  }
  return (
    <span className={styles.line}>
      <code className={styles.code}>
        {groups.map((group, index) => (
          <span key={groups.slice(0, index).join('')}>{group}</span>
        ))}
      </code>
      {copyable && <IconButton icon="copy" label={t('supply.copy', { cups })} onClick={() => void copy()} />}
    </span>
  )
}
