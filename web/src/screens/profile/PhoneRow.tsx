import { isPhone, isRealPhone, normalizePhone, phoneOrPlaceholder } from '@acometida/api-spec/rules/phone'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { problemsAt } from '#src/api/problemsAt.ts'
import { useSession } from '#src/session/session.store.ts'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Button } from '#src/ui/action/Button.tsx'
import { Form } from '#src/ui/form/Form.tsx'
import { LeaveQuestion } from '#src/ui/form/LeaveQuestion.tsx'
import { PhoneField } from '#src/ui/form/PhoneField.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { CurrentPassword } from './CurrentPassword.tsx'
import { phoneText } from './phoneText.ts'
import { SettingRow } from './SettingRow.tsx'
import { useGuardedSave } from './useGuardedSave.ts'

/**
 * The user's phone, changed in its place. The number that stands for "no phone" is never shown. A reminder of the password may go
 * there, so nobody else changes it.
 */
export function PhoneRow({ phone: stored }: { readonly phone: string }) {
  const { t } = useTranslation()
  const { document, loginDocument } = useSession()
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLDivElement>(null)
  const phone = isRealPhone(stored) ? stored : ''
  const close = () => {
    flushSync(() => setEditing(false))
    row.current?.querySelector('button')?.focus()
  }
  if (editing) return <SettingRow term={t('profile.phone.label')} value={<PhoneForm phone={phone} onClose={close} />} />
  return (
    <SettingRow
      term={t('profile.phone.label')}
      value={phone === '' ? t('profile.phone.none') : phoneText(phone)}
      actions={
        document === loginDocument && (
          <div ref={row}>
            <Button size="small" onClick={() => setEditing(true)}>
              {t(phone === '' ? 'profile.phone.add' : 'profile.phone.edit')}
            </Button>
          </div>
        )
      }
    />
  )
}

function PhoneForm({ phone, onClose }: { readonly phone: string; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const save = useGuardedSave()
  const [typed, setTyped] = useState(phone)
  /** A problem lasts as long as the text that has it. */
  const [sent, setSent] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const next = normalizePhone(typed)
  const wrong = next !== '' && !isPhone(next)
  const invalid = { fieldId: FIELD, message: t('profile.phone.invalid') }
  const refused = problemsAt(save.failure, { phone: invalid })
  const phoneProblems = sent !== typed ? [] : wrong ? [invalid] : refused
  const submit = () => {
    if (save.saving) return
    setAttempt(attempt + 1)
    setSent(typed)
    if (wrong) return
    if (next === phone) return onClose()
    save.send({ phone: phoneOrPlaceholder(next) }, () => {
      toast.success(t(next === '' ? 'profile.phone.removed' : 'profile.phone.saved'))
      onClose()
    })
  }
  return (
    <Form
      onSubmit={submit}
      problems={[...phoneProblems, ...save.problems]}
      attempt={attempt}
      actions={
        <>
          <Button type="submit" variant="primary" size="small" loading={save.saving}>
            {t('common.save')}
          </Button>
          <Button size="small" onClick={onClose}>
            {t('common.cancel')}
          </Button>
        </>
      }
    >
      {save.failure !== null && refused.length === 0 && <Banner tone="error">{t('profile.failed')}</Banner>}
      <PhoneField
        label={t('profile.phone.label')}
        labelHidden
        hint={t('profile.phone.hint')}
        error={phoneProblems[0]?.message}
        name={FIELD}
        // It stands where the button that opened it stood.
        ref={takeFocus}
        value={typed}
        onValue={setTyped}
      />
      <CurrentPassword save={save} />
      <LeaveQuestion unsaved={next !== phone} />
    </Form>
  )
}

const FIELD = 'phone'
const takeFocus = (field: HTMLInputElement | null) => field?.focus()
