import { linkProblems } from '@acometida/api-spec/rules/request/sendLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendLink } from '#src/api/generated/api.ts'
import { SendFailure } from '#src/domain/staff/link/SendFailure.tsx'
import type { SentLink } from '#src/domain/staff/link/sentLinks.ts'
import { useLeftEmail } from '#src/session/login/emailCheck.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'
import { EmailField } from '#src/ui/form/text/EmailField.tsx'
import { PhoneField } from '#src/ui/form/text/PhoneField.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/** Sends a link again, to an address that the list does not keep. */
export function ResendDialog({ link, onClose }: { readonly link: SentLink; readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { userId, acting } = useSession()
  const [typed, setTyped] = useState('')
  const { mutate, isPending, error } = useSendLink()
  const { category, detail, url } = link
  const { refusal, leave } = useLeftEmail(typed)
  const channel = link.channel ?? '0'
  const to = channel === '0' ? { mail: typed } : { sms: typed }
  const problems = linkProblems({ category, detail, channel, ...to })
  const name = channel === '0' ? 'mail' : 'sms'
  const problem = problems[name] === undefined ? undefined : problems[name] === 'required' ? 'required' : name
  const [tried, setTried] = useState(false)
  const send = () => {
    setTried(true)
    if (problem !== undefined || refusal !== undefined) return
    mutate(
      { data: { category, detail, channel, url, ...to, userId: link.userId, adminId: acting?.userId ?? userId } },
      {
        onSuccess: () => {
          toast.success(t('messages.resent'))
          onClose()
        },
      },
    )
  }
  const fieldError = tried && problem ? t(`sendLink.problems.${problem}`) : refusal
  const field = { name: 'address', autoComplete: 'off', value: typed, onValue: setTyped } as const
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('messages.resendTo', { name: link.userName || t('messages.somebody') })}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" loading={isPending} onClick={send}>
            {t('messages.resend')}
          </Button>
        </>
      }
    >
      {error !== null && <SendFailure error={error} />}
      {channel === '0' ? (
        <EmailField label={t('sendLink.mailTo')} error={fieldError} onBlur={() => void leave()} {...field} />
      ) : (
        <PhoneField label={t('sendLink.smsTo')} error={fieldError} {...field} />
      )}
    </Dialog>
  )
}
