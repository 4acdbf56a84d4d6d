import { useState } from 'react'
import { nowMs, serverNowMs } from '#src/base/clock.ts'
import { useMeter, useReconnect } from '#src/domain/supply/meter.ts'
import { againInMs, ORDER_MS, reconnectionStep } from '#src/domain/supply/reconnection.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'

/** The order to reconnect a supply from its first words to its end, and how long there is to wait. */
export function useReconnection(cups: string) {
  /** When somebody began to wait, by the clock of the device. */
  const [since, setSince] = useState(nowMs)
  const { mutateAsync, reset, ...order } = useReconnect(cups)
  const waitSeconds = useSecondsLeft(since + ORDER_MS)
  // The meter is watched after an order; before that the page's query is enough.
  const meter = useMeter(cups, { watched: order.isSuccess && waitSeconds > 0 })
  const againMs = meter.data ? againInMs(meter.data, serverNowMs()) : 0
  const againSeconds = useSecondsLeft(nowMs() + againMs)
  const step = reconnectionStep({
    meter: meter.data,
    meterFailed: meter.isError,
    order: { status: order.status, error: order.error, data: order.data },
    waitedMs: ORDER_MS - waitSeconds * 1000,
    nowMs: serverNowMs(),
  })
  return {
    step,
    error: order.error,
    asking: meter.isFetching,
    secondsLeft: step === 'tooSoon' ? againSeconds : waitSeconds,
    order: async () => {
      setSince(nowMs())
      await mutateAsync()
      // A meter begins to close when it has taken the order, and not while that was on its way.
      setSince(nowMs())
    },
    /** Asks the meter, and continues with its answer. */
    askState: async () => {
      const { isError } = await meter.refetch()
      if (isError) return
      reset()
      setSince(nowMs())
    },
  }
}
