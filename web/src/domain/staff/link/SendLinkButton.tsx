import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProfile } from '#src/domain/user/profile.ts'
import { useSession } from '#src/session/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { useRecipientOnScreen } from './linkRecipient.store.ts'
import { SendLinkDialog } from './SendLinkDialog.tsx'

/**
 * The floating way to send a link, for staff: to the customer they act for, or whose card is on screen. To nobody else
 * there is one.
 */
export function SendLinkButton() {
  const { t } = useTranslation()
  const { acting, userId } = useSession()
  const shown = useRecipientOnScreen()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!acting && !shown) return null
  const actedForIsShown = acting && shown?.userId === userId
  return (
    <>
      <Button icon="mail" onClick={() => setOpen(true)}>
        {t('sendLink.open')}
      </Button>
      {open &&
        (shown && (!acting || actedForIsShown) ? (
          <SendLinkDialog recipient={shown} onClose={close} />
        ) : (
          <ToActedFor onClose={close} />
        ))}
    </>
  )
}

/** To whom somebody acts for: their address is asked for once it is wanted. */
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
