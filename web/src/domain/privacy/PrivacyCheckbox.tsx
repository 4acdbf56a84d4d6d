import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import styles from './PrivacyCheckbox.module.css'
import { PrivacyDialog } from './PrivacyDialog.tsx'

/** The field that an error summary links to. */
export const PRIVACY_FIELD = 'privacy'

type PrivacyCheckboxProps = {
  readonly checked: boolean
  readonly onValue: (checked: boolean) => void
  readonly error: string | undefined
}

/** Agreeing to data protection, with what is agreed to one press away. */
export function PrivacyCheckbox({ checked, onValue, error }: PrivacyCheckboxProps) {
  const { t } = useTranslation()
  const [reading, setReading] = useState(false)
  return (
    <div className={styles.privacy}>
      <Checkbox name={PRIVACY_FIELD} label={t('privacy.accept')} error={error} checked={checked} onValue={onValue} />
      <div className={styles.open}>
        <Button variant="quiet" size="small" icon="document" onClick={() => setReading(true)}>
          {t('privacy.open')}
        </Button>
      </div>
      <PrivacyDialog open={reading} onClose={() => setReading(false)} />
    </div>
  )
}
