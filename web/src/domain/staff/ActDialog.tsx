import { LoginByImpersonationLimits } from '@acometida/api-spec/generated/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { LogInFailure } from '#src/api/generated/api.ts'
import { startActing } from '#src/session/acting/acting.ts'
import { actingHome } from '#src/session/homeTarget.ts'
import { Form } from '#src/ui/form/kit/Form.tsx'
import { useForm } from '#src/ui/form/kit/useForm.tsx'
import { TextField } from '#src/ui/form/text/TextField.tsx'
import { NoteList } from '#src/ui/layout/NoteList.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

type ActDialogProps = {
  readonly who: { readonly userId: number; readonly name: string; readonly document: string }
  readonly onClose: () => void
  /** The page that opens. The person's home by default. */
  readonly to?: string | undefined
}

/**
 * The confirmation before acting for somebody: for whom, what stays closed, and the reason, which the person will read.
 */
export function ActDialog({ who, onClose, to }: ActDialogProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [call] = useState(() => new AbortController())
  const { field, form } = useForm({
    draft: `act/${who.userId}`,
    values: { reason: '' },
    send: ({ reason }) => startActing(who.userId, { reason, signal: call.signal }),
    onSent: () => void navigate(to ?? actingHome()),
    freeToLeave: true,
  })
  const { name } = who
  // A late answer would otherwise take effect on another page.
  const cancel = () => {
    call.abort()
    onClose()
  }
  return (
    <Dialog open onClose={cancel} title={t('act.title', { name })} size="medium">
      <Form
        {...form}
        submit={t('act.confirm', { name })}
        onCancel={cancel}
        // The API does not say why: same rank, blocked, or gone.
        failed={(error) => (codeOf<LogInFailure>(error) === 'CC2' ? t('act.refused') : errorText(t, error))}
      >
        <p>{t('act.document', { document: who.document })}</p>
        <NoteList>
          {t('act.can')}
          {t('act.closed')}
          {t('act.seen')}
        </NoteList>
        <TextField
          label={t('act.reason')}
          kind="text"
          hint={t('act.reasonHint')}
          optional
          maxLength={LoginByImpersonationLimits.reason}
          autoComplete="off"
          {...field('reason')}
        />
      </Form>
    </Dialog>
  )
}
