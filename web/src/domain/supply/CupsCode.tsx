import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/action/IconButton.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
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

/**
 * The parts of a CUPS, for display: ES, distributor, twelve digits, check letters, border point, and the installation's
 * number of a CAU. `ES 0022 0076 6197 5321 ZM 1P`.
 */
export function cupsGroups(cups: string): readonly string[] {
  const parts = /^([A-Z]{2})(\d{4})(\d{4})(\d{4})(\d{4})([A-Z]{2})(\d[A-Z])?(A\d{3})?$/.exec(cups)
  return parts ? parts.slice(1).filter((part) => part !== undefined) : (cups.match(/.{1,4}/g) ?? [])
}
