import { maskEmail } from '@acometida/api-spec/rules/email'
import { maskPhone } from '@acometida/api-spec/rules/phone'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Profile } from '#src/domain/user/profile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { MultiFactorDialog } from './MultiFactorDialog.tsx'
import { MultiFactorOffDialog } from './MultiFactorOffDialog.tsx'
import { SettingRow } from './SettingRow.tsx'

/** The second factor: whether it is on and where its codes go. Each change is made in a dialog. */
export function MultiFactorRow({ user }: { readonly user: Profile }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<'none' | 'choice' | 'off'>('none')
  const close = () => setOpen('none')
  const { multiFactor, multiFactorMandatory: mandatory } = user
  const { on } = multiFactor
  return (
    <SettingRow
      term={t('profile.mfa.label')}
      value={<Tag tone={on ? 'success' : 'neutral'}>{t(on ? 'profile.mfa.on' : 'profile.mfa.off')}</Tag>}
      note={
        <>
          <p>{whereTo()}</p>
          {mandatory && <p>{t('profile.mfa.mandatory')}</p>}
        </>
      }
      actions={
        <>
          <Button size="small" onClick={() => setOpen('choice')}>
            {t(on ? 'profile.mfa.change' : 'profile.mfa.activate')}
          </Button>
          {on && !mandatory && (
            <Button size="small" onClick={() => setOpen('off')}>
              {t('profile.mfa.deactivate')}
            </Button>
          )}
          {open === 'choice' && <MultiFactorDialog user={user} onClose={close} />}
          {open === 'off' && <MultiFactorOffDialog user={user} onClose={close} />}
        </>
      }
    />
  )

  function whereTo(): string {
    if (!on) return t('profile.mfa.offNote')
    return multiFactor.channel === 'sms'
      ? t('profile.mfa.bySms', { address: maskPhone(multiFactor.phone) })
      : t('profile.mfa.byEmail', { address: maskEmail(user.email) })
  }
}
