import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { hasUnsaved, usePendingNavigation } from '#src/base/unsaved.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'

/**
 * Asks before a link, Back or log-out leaves a form with unsaved input. Actions of the product itself, such as the end
 * of a session, are not held up. There is one in the client, because a router allows a single blocker.
 */
export function LeaveGuard() {
  const { t } = useTranslation()
  const { waiting, answer } = usePendingNavigation()
  const blocker = useBlocker(
    ({ currentLocation: here, nextLocation: next, historyAction }) =>
      hasUnsaved() &&
      (historyAction === 'POP' || linkPressed) &&
      (here.pathname !== next.pathname || here.search !== next.search),
  )
  useEffect(noticeLinks, [])
  const stay = () => {
    answer()
    if (blocker.state === 'blocked') blocker.reset()
  }
  const leave = () => {
    answer()
    waiting?.proceed()
    if (blocker.state === 'blocked') blocker.proceed()
  }
  return (
    <Dialog
      open={waiting !== null || blocker.state === 'blocked'}
      onClose={stay}
      title={t('uiShared.unsaved.title')}
      actions={
        <>
          <Button onClick={leave}>{t('uiShared.unsaved.leave')}</Button>
          <Button variant="primary" onClick={stay}>
            {t('uiShared.unsaved.stay')}
          </Button>
        </>
      }
    >
      <p>{t('uiShared.unsaved.text')}</p>
    </Dialog>
  )
}

/** True while a link is clicked: the router sees the same event, before its turn ends. */
let linkPressed = false

function noticeLinks(): () => void {
  const notice = ({ target }: MouseEvent) => {
    linkPressed = target instanceof Element && target.closest('a') !== null
    setTimeout(() => (linkPressed = false))
  }
  document.addEventListener('click', notice, true)
  return () => document.removeEventListener('click', notice, true)
}
