import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import type { Outage } from '#src/domain/outage/outages.ts'
import { useJoinOutage, useWarnings } from '#src/domain/outage/warnings.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Tag } from '#src/ui/feedback/Tag.tsx'
import { toast } from '#src/ui/feedback/toast.store.ts'

type JoinButtonProps = {
  readonly cups: string
  readonly outage: Outage
  /** Small if the page has another main action. */
  readonly size?: 'small' | undefined
}

/** A button that reports this supply as affected by an outage. The confirmation replaces it. */
export function JoinButton({ cups, outage, size }: JoinButtonProps) {
  const { t } = useTranslation()
  const warnings = useWarnings(cups)
  const { join, isPending } = useJoinOutage(cups)
  if (warnings.data?.some(({ outageCode }) => outageCode === outage.code))
    return <Tag tone="success">{t('supplyNow.warned')}</Tag>
  const press = () =>
    join(outage.code, {
      onSuccess: ({ warnings: given }) =>
        given.length > 0 ? toast.success(t('supplyNow.joined')) : toast.info(t('supplyNow.tooLate')),
      onError: (error) => toast.error(errorText(t, error)),
    })
  return (
    <Button variant={size === 'small' ? 'secondary' : 'primary'} size={size} loading={isPending} onClick={press}>
      {t('supplyNow.join')}
    </Button>
  )
}
