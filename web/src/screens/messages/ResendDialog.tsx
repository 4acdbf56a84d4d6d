import { normalizePhone } from '@acometida/api-spec/rules/person/phone'
import { linkProblems } from '@acometida/api-spec/rules/request/sendLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendLink } from '#src/api/generated/api.ts'
import type { SentLink } from '#src/domain/staff/link/sentLinks.ts'
import { useLeftEmail } from '#src/session/login/emailCheck.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { SendFailure } from '#src/domain/staff/link/SendFailure.tsx'
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
  const to = channel === '0' ? { mail: typed.trim() } : { sms: normalizePhone(typed) }
  const ready = Object.keys(linkProblems({ category, detail, channel, ...to })).length === 0 && refusal === undefined
  const send = () =>
    mutate(
      { data: { category, detail, channel, url, ...to, userId: link.userId, adminId: acting?.userId ?? userId } },
      {
        onSuccess: () => {
          toast.success(t('messages.resent'))
          onClose()
        },
      },
    )
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
          <Button variant="primary" loading={isPending} disabled={!ready} onClick={send}>
            {t('messages.resend')}
          </Button>
        </>
      }
    >
      {error !== null && <SendFailure error={error} />}
      {channel === '0' ? (
        <EmailField label={t('sendLink.mailTo')} error={refusal} onBlur={() => void leave()} {...field} />
      ) : (
        <PhoneField label={t('sendLink.smsTo')} {...field} />
      )}
    </Dialog>
  )
}
