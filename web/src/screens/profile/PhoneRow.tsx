import { isPhone, normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/call/apiError.ts'
import { refusedFields } from '#src/api/call/refusedFields.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { CurrentPassword } from './CurrentPassword.tsx'
import { SettingRow } from './SettingRow.tsx'
import { NO_PROOF, useGuardedSave } from './useGuardedSave.ts'

/** The user's phone, edited in place. Password resets may go there, so only the user changes it. */
export function PhoneRow({ phone }: { readonly phone: string }) {
  const { t } = useTranslation()
  const { document, loginDocument } = useSession()
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLDivElement>(null)
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
  const invalid = t('profile.phone.invalid')
  const { field, form } = useForm({
    draft: 'phone',
    values: { phone, ...NO_PROOF },
    check: (typed) => {
      const next = normalizePhone(typed.phone)
      return {
        phone: next === '' || isPhone(next) ? undefined : invalid,
        currentPassword: save.problem(typed.currentPassword),
      }
    },
    send: async (typed) => {
      const next = normalizePhone(typed.phone)
      if (next === phone) return
      await save.send({ phone: next }, typed.currentPassword)
      toast.success(t(next === '' ? 'profile.phone.removed' : 'profile.phone.saved'))
    },
    onSent: onClose,
    refused: (error) => save.refused(error) ?? refusedFields(failureOf(error), { 'body/phone': { phone: invalid } }),
  })
  return (
    <Form {...form} submit={{ label: t('common.save'), size: 'small' }} onCancel={onClose} failed={t('profile.failed')}>
      <PhoneField
        label={t('profile.phone.label')}
        labelHidden
        hint={t('profile.phone.hint')}
        // In the place of the button that opened it.
        ref={takeFocus}
        {...field('phone')}
      />
      {save.needsPassword && <CurrentPassword {...field('currentPassword')} />}
    </Form>
  )
}

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

/** A phone for display: `612 345 678`. */
function phoneText(phone: string): string {
  return phone.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3')
}
