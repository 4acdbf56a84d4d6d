import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { updateAlertConf, type UserProfile } from '#src/api/generated/api.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LeaveQuestion } from '#src/ui/form/LeaveQuestion.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { AlertFields } from './AlertFields.tsx'
import { type AlertForm, alertConfOf, alertFormOf, alertProblems, alertRefusals, isSameConf } from './alertForm.ts'
import { ProfileSection } from './ProfileSection.tsx'

/** How and when notices of supply cut-offs arrive. What was changed stays until it is saved, whatever becomes of the call. */
export function AlertsSection({ user }: { readonly user: UserProfile }) {
  const { t } = useTranslation()
  const [changes, setChanges] = useState<Partial<AlertForm>>({})
  const [attempt, setAttempt] = useState(0)
  const [checked, setChecked] = useState(false)
  const stored = alertFormOf(user)
  const form = { ...stored, ...changes }
  const save = useMutation({
    mutationFn: () => updateAlertConf(user.userId, alertConfOf(form)),
    onSuccess: () => {
      setChanges({})
      setChecked(false)
      toast.success(t('profile.alerts.saved'))
    },
    meta: { screenShows: 'all' },
  })
  const refused = alertRefusals(t, form, save.error)
  const found = checked ? alertProblems(t, form) : []
  const problems = found.length > 0 ? found : refused
  const submit = () => {
    setAttempt(attempt + 1)
    setChecked(true)
    if (alertProblems(t, form).length === 0 && !save.isPending) save.mutate()
  }
  const change = (part: Partial<AlertForm>) => {
    setChanges({ ...changes, ...part })
    if (save.isError) save.reset()
  }
  return (
    <ProfileSection title={t('profile.alerts.title')} lead={t('profile.alerts.lead')}>
      <Form
        onSubmit={submit}
        problems={problems}
        attempt={attempt}
        actions={
          <Button type="submit" variant="primary" loading={save.isPending}>
            {t('profile.alerts.save')}
          </Button>
        }
      >
        {save.isError && refused.length === 0 && <Banner tone="error">{t('profile.failed')}</Banner>}
        <AlertFields form={form} problems={problems} onChange={change} />
      </Form>
      <LeaveQuestion unsaved={!isSameConf(form, stored)} />
    </ProfileSection>
  )
}
