import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/choice/Checkbox.tsx'
import type { FieldProps } from '#src/ui/form/kit/useForm.tsx'
import styles from './Privacy.module.css'
import { PrivacyDialog } from './PrivacyDialog.tsx'

/** The consent to data protection, with a button that opens its text. */
export function PrivacyCheckbox(field: FieldProps<'privacy', boolean>) {
  const { t } = useTranslation()
  const [reading, setReading] = useState(false)
  return (
    <div className={styles.privacy}>
      <Checkbox label={t('privacy.accept')} {...field} />
      <div className={styles.open}>
        <Button variant="quiet" size="small" icon="document" onClick={() => setReading(true)}>
          {t('privacy.open')}
        </Button>
      </div>
      <PrivacyDialog open={reading} onClose={() => setReading(false)} />
    </div>
  )
}
