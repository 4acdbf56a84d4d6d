import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMutationOf } from '#src/api/query/definedQueries.ts'
import { PrivacyDialog } from '#src/domain/privacy/PrivacyDialog.tsx'
import { withdrawGdpr } from '#src/session/login/gdpr.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingRow, SettingRows } from './SettingRow.tsx'

/** The consent to data protection: its text, and its withdrawal. */
export function ConsentSection() {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'none' | 'text' | 'withdrawal'>('none')
  const close = () => setOpen('none')
  return (
    <ProfileSection title={t('profile.consent.title')} lead={t('profile.consent.lead')}>
      <SettingRows>
        <SettingRow
          term={t('profile.consent.label')}
          value={<Tag tone="success">{t('profile.consent.accepted')}</Tag>}
          note={t('profile.consent.note')}
          actions={
            <>
              <Button size="small" onClick={() => setOpen('text')}>
                {t('profile.consent.read')}
              </Button>
              <Button size="small" onClick={() => setOpen('withdrawal')}>
                {t('profile.consent.withdraw')}
              </Button>
            </>
          }
        />
      </SettingRows>
      <PrivacyDialog open={open === 'text'} onClose={close} />
      {open === 'withdrawal' && <WithdrawalDialog onClose={close} />}
    </ProfileSection>
  )
}

function WithdrawalDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const session = useSession()
  const withdraw = useMutationOf(() => withdrawGdpr(session))
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('profile.consent.withdrawTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('profile.consent.keep')}</Button>
          <Button variant="danger" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
            {t('profile.consent.withdrawSave')}
          </Button>
        </>
      }
    >
      {withdraw.isError && <Banner tone="error">{t('profile.failed')}</Banner>}
      <p>{t('profile.consent.withdrawText')}</p>
    </Dialog>
  )
}
