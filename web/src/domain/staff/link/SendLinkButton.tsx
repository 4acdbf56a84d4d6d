import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#src/domain/user/profile.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useRecipientOnScreen } from './linkRecipient.store.ts'
import { SendLinkDialog } from './SendLinkDialog.tsx'

/**
 * The floating button to send a link, for staff: to the customer acted for, or to the one whose card is on screen.
 * Hidden without such a customer.
 */
export function SendLinkButton() {
  const { t } = useTranslation()
  const { acting, userId } = useSession()
  const recipientOnScreen = useRecipientOnScreen()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!acting && !recipientOnScreen) return null
  const actedForIsShown = acting && recipientOnScreen?.userId === userId
  return (
    <>
      <Button icon="mail" onClick={() => setOpen(true)}>
        {t('sendLink.open')}
      </Button>
      {open &&
        (recipientOnScreen && (!acting || actedForIsShown) ? (
          <SendLinkDialog recipient={recipientOnScreen} onClose={close} />
        ) : (
          <ToActedFor onClose={close} />
        ))}
    </>
  )
}

/** Sends to the customer acted for. Reads their address when opened. */
function ToActedFor({ onClose }: { readonly onClose: () => void }) {
  const { userId, document, name, surname } = useSession()
  const { data } = useProfile()
  const recipient = {
    userId,
    document,
    firstName: name,
    fullName: `${name} ${surname}`.trim(),
    email: data?.email ?? '',
    phone: data?.phone ?? '',
    language: data?.language,
  }
  return <SendLinkDialog recipient={recipient} onClose={onClose} />
}
