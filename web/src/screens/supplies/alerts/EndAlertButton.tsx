import { useLocale } from '#src/base/useLocale.ts'
import { endAlertsWithUndo, useEndingAlerts } from '#src/domain/alert/endAlerts.ts'
import type { Supply } from '#src/domain/supply/supplies.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'

/** Deletes alerts after six seconds in which the user can undo it. */
export function useEndAlerts() {
  const { t, format } = useLocale()
  const { document } = useSession()
  return (supplies: readonly Supply[]) => {
    const words = { count: supplies.length, number: format.number(supplies.length), name: supplies[0]?.title ?? '' }
    endAlertsWithUndo({
      document,
      cups: supplies.map(({ cups }) => cups),
      toastText: t('supplyAlerts.end.said', words),
      failureText: t('supplyAlerts.end.failed', words),
    })
  }
}

type EndAlertButtonProps = {
  readonly supply: Supply
  /** A save is in progress, and other actions wait. */
  readonly running: boolean
  readonly small?: boolean
}

/** Deletes a supply's alert. Undoes it while that is possible. */
export function EndAlertButton({ supply, running, small = false }: EndAlertButtonProps) {
  const { t } = useLocale()
  const { isEnding, undoEnding } = useEndingAlerts()
  const end = useEndAlerts()
  const { cups, name } = supply
  const undo = undoEnding(cups)
  const press = () => {
    if (undo) undo()
    else if (!running) end([supply])
  }
  return (
    <Button
      size={small ? 'small' : undefined}
      variant="quiet"
      icon={isEnding(cups) ? undefined : 'trash'}
      loading={isEnding(cups) && undo === null}
      aria-disabled={running}
      aria-label={t(isEnding(cups) ? 'supplyAlerts.end.undoFor' : 'supplyAlerts.end.actFor', { name })}
      onClick={press}
    >
      {t(isEnding(cups) ? 'uiShared.undo' : 'supplyAlerts.end.act')}
    </Button>
  )
}
