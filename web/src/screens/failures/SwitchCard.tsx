import { failurePanelPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { codeOf } from '#src/api/call/apiError.ts'
import type { ControlMeterFailure } from '#src/api/generated/api.ts'
import type { CallResult } from '#src/domain/failure/callResult.ts'
import { LazyReconnectDialog } from '#src/domain/reconnect/LazyReconnectDialog.tsx'
import { ActDialog } from '#src/domain/staff/ActDialog.tsx'
import { actingPermission, type FoundPerson } from '#src/domain/staff/foundPeople.ts'
import { useMeter } from '#src/domain/supply/meter/meter.ts'
import { useSupplies } from '#src/domain/supply/supplies.ts'
import { useSession } from '#src/session/tokens/session.store.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The state of the meter's switch. Closing it remotely requires acting for the holder, who stays on the phone. */
export function SwitchCard({ cups, holder }: { readonly cups: string; readonly holder: FoundPerson | undefined }) {
  const { t } = useTranslation()
  const { acting, roles, userId } = useSession()
  const meter = useMeter(cups)
  const [asking, setAsking] = useState(false)
  const gone = codeOf<ControlMeterFailure>(meter.error) === 'TS01000004'
  const state = meter.isLoading ? 'loading' : (meter.data?.state ?? 'unknown')
  const forHolder = acting !== undefined && holder?.userId === userId
  const mayAct = !acting && holder !== undefined && actingPermission(roles, holder) === 'may'
  if (gone) return <Banner tone="warning">{t('failures.switch.gone')}</Banner>
  return (
    <Card title={t('failures.switch.title')} tone={state === 'tripped' ? 'attention' : 'plain'}>
      <Stack gap={4}>
        <p aria-live="polite">{t(`failures.switch.${state}`)}</p>
        {state === 'unknown' && (
          <div>
            <Button icon="refresh" reads loading={meter.isFetching} onClick={() => void meter.refetch()}>
              {t('common.retry')}
            </Button>
          </div>
        )}
        {state === 'tripped' && !forHolder && (
          <>
            <p>{t(mayAct ? 'failures.switch.actFirst' : 'failures.switch.byHand')}</p>
            {mayAct && (
              <div>
                <Button variant="primary" icon="swap" onClick={() => setAsking(true)}>
                  {t('failures.switch.act')}
                </Button>
              </div>
            )}
          </>
        )}
        {forHolder && <Reconnect cups={cups} language={holder.language ?? 'es'} tripped={state === 'tripped'} />}
      </Stack>
      {asking && holder && <ActDialog who={holder} to={failurePanelPath({ cups })} onClose={() => setAsking(false)} />}
    </Card>
  )
}

type ReconnectProps = Pick<CallResult, 'language'> & { readonly cups: string; readonly tripped: boolean }

/** The order to close it, as the holder would give it. The call ends once it is closed. */
function Reconnect({ cups, language, tripped }: ReconnectProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const meter = useMeter(cups)
  const supplies = useSupplies()
  const supply = supplies.data?.find((one) => one.cups === cups)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    if (meter.data?.state !== 'closed') return
    const result: CallResult = { outcome: 'reconnected', warning: '', outage: '', until: null, language, cups }
    void navigate(paths.failureResult, { state: { result } })
  }
  if (!supply) return null
  return (
    <>
      {tripped && (
        <div>
          <Button variant="primary" icon="plug" onClick={() => setOpen(true)}>
            {t('failures.switch.reconnect', { name: supply.title })}
          </Button>
        </div>
      )}
      {open && <LazyReconnectDialog supply={supply} onClose={close} />}
    </>
  )
}
