import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/errorText.ts'
import { problemsAt } from '#src/api/problemsAt.ts'
import { completeLogin } from '#src/session/logIn.ts'
import { isCompleteChoice, type MultiFactorChoice, saveMultiFactor, suggestedPhone } from '#src/session/multiFactor.ts'
import type { PendingLogin } from '#src/session/pendingLogin.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Checkbox } from '#src/ui/form/Checkbox.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { RadioGroup } from '#src/ui/form/RadioGroup.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'

type MfaSetupScreenProps = {
  readonly pending: Extract<PendingLogin, { stage: 'setup' }>
  readonly onLeave: () => void
}

/** How the codes of the second factor are sent. Once it is saved, the log-in goes on. */
export function MfaSetupScreen({ pending, onLeave }: MfaSetupScreenProps) {
  const { t } = useTranslation()
  const { user } = pending.answer
  const [choice, setChoice] = useState<MultiFactorChoice>({
    mfaEnabled: true,
    channel: user.mfaChanel,
    phone: suggestedPhone(user),
  })
  const [attempt, setAttempt] = useState(0)
  const save = useMutation({ mutationFn: () => saveMultiFactor(user, choice), meta: { screenShows: 'all' } })

  const invalid = { fieldId: 'phone', message: t('access.setup.phoneInvalid') }
  const refused = problemsAt(save.error, { mfaPhone: invalid })
  const problems = attempt > 0 && !isCompleteChoice(choice) ? [invalid] : refused
  const change = (part: Partial<MultiFactorChoice>) => {
    setChoice({ ...choice, ...part })
    if (save.isError) save.reset()
  }

  return (
    <>
      <PageHeader
        title={t('access.setup.title')}
        lead={t('access.setup.lead')}
        hasErrors={problems.length > 0 || save.isError}
      />
      {save.isError && refused.length === 0 && <Banner tone="error">{errorText(t, save.error)}</Banner>}
      <Form
        problems={problems}
        attempt={attempt}
        onSubmit={() => {
          setAttempt(attempt + 1)
          if (isCompleteChoice(choice) && !save.isPending) save.mutate()
        }}
        actions={
          <>
            <Button type="submit" variant="primary" loading={save.isPending}>
              {t('access.setup.save')}
            </Button>
            <Button onClick={onLeave}>{t('common.cancel')}</Button>
          </>
        }
      >
        <Checkbox
          name="mfaEnabled"
          label={t('access.setup.enable')}
          hint={pending.mandatory ? t('access.setup.mandatory') : undefined}
          checked={choice.mfaEnabled}
          disabled={pending.mandatory}
          onValue={(mfaEnabled) => change({ mfaEnabled })}
        />
        {choice.mfaEnabled && (
          <RadioGroup
            label={t('access.setup.channel')}
            name="channel"
            options={[
              { value: 'email', label: t('access.setup.email'), hint: user.email },
              { value: 'sms', label: t('access.setup.sms') },
            ]}
            value={choice.channel}
            onValue={(channel) => change({ channel })}
          />
        )}
        {choice.mfaEnabled && choice.channel === 'sms' && (
          <PhoneField
            label={t('access.setup.phone')}
            hint={t('access.setup.phoneHint')}
            error={problems[0]?.message}
            name="phone"
            value={choice.phone}
            onValue={(phone) => change({ phone })}
          />
        )}
      </Form>
      <Dialog
        open={save.isSuccess}
        onClose={completeLogin}
        title={t('access.setup.savedTitle')}
        actions={
          <Button variant="primary" onClick={completeLogin}>
            {t('common.continue')}
          </Button>
        }
      >
        <p>{t(choice.mfaEnabled ? 'access.setup.savedOn' : 'access.setup.savedOff')}</p>
      </Dialog>
    </>
  )
}
