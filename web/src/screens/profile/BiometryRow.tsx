import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#src/api/store.ts'
import { biometryStore, disableBiometry, loadBiometry } from '#src/session/biometry.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { SettingRow } from './SettingRow.tsx'

/** In the app, whether a password is kept behind the finger or the face, and the way to have it erased. */
export function BiometryRow() {
  const { t } = useTranslation()
  const { biometryType, enabled } = useStore(biometryStore)
  const shell = window.acometidaShell
  useEffect(() => {
    if (shell) void loadBiometry(shell)
  }, [shell])
  if (!shell || biometryType === null) return null

  const disable = async () => {
    await disableBiometry(shell)
    toast.success(t('mobile.biometry.row.disabled'))
  }
  return (
    <SettingRow
      term={t(`mobile.biometry.row.${biometryType}`)}
      value={
        <Tag tone={enabled ? 'success' : 'neutral'}>
          {t(enabled ? 'mobile.biometry.row.on' : 'mobile.biometry.row.off')}
        </Tag>
      }
      note={t(enabled ? 'mobile.biometry.row.onNote' : 'mobile.biometry.row.offNote')}
      actions={
        enabled && (
          <Button size="small" onClick={() => void disable()}>
            {t('mobile.biometry.row.disable')}
          </Button>
        )
      }
    />
  )
}
