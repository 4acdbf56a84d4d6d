import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from '#src/base/store.ts'
import { biometryStore, disableBiometry, loadBiometry } from '#src/session/login/biometry.store.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { BiometryDialog } from './BiometryDialog.tsx'
import { SettingRow } from './SettingRow.tsx'

/** In the app, whether a password is stored for biometric log-in, with buttons to store or delete it. */
export function BiometryRow() {
  const { t } = useTranslation()
  const { biometryType, enabled } = useStore(biometryStore)
  const { document, loginDocument } = useSession()
  const [enabling, setEnabling] = useState(false)
  const shell = window.acometidaShell
  useEffect(() => {
    if (shell) void loadBiometry(shell)
  }, [shell])
  if (!shell || biometryType === null) return null

  // An actor does not have the user's password.
  const mayEnable = document === loginDocument
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
      note={enabled ? t('mobile.biometry.row.onNote') : mayEnable && t('mobile.biometry.row.offNote')}
      actions={
        <>
          {enabled ? (
            <Button size="small" onClick={() => void disable()}>
              {t('mobile.biometry.row.disable')}
            </Button>
          ) : (
            mayEnable && (
              <Button size="small" onClick={() => setEnabling(true)}>
                {t('mobile.biometry.row.enable')}
              </Button>
            )
          )}
          {enabling && <BiometryDialog shell={shell} type={biometryType} onClose={() => setEnabling(false)} />}
        </>
      }
    />
  )
}
