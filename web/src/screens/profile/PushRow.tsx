import { useTranslation } from 'react-i18next'
import { useStore } from '#src/base/store.ts'
import { pushStore } from '#src/session/device/registerDevice.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { SettingRow } from './SettingRow.tsx'

/** In the app, whether this phone receives push messages, and what to do if not. */
export function PushRow() {
  const { t } = useTranslation()
  const state = useStore(pushStore)
  if (state === 'unknown') return null
  return (
    <SettingRow
      term={t('mobile.push.term')}
      value={<Tag tone={state === 'registered' ? 'success' : 'neutral'}>{t(`mobile.push.${state}`)}</Tag>}
      note={t(`mobile.push.${state}Note`)}
    />
  )
}
