import { useState } from 'react'
import { nowMs, serverNowMs } from '#src/base/clock.ts'
import { useMeter, useReconnect } from '#src/domain/supply/meter/meter.ts'
import { newOrderInMs, ORDER_MS, reconnectionStep } from '#src/domain/supply/meter/reconnection.ts'
import { useSecondsLeft } from '#src/session/useSecondsLeft.ts'

/** The reconnection of a supply from the explanation to its end, with the remaining wait. */
export function useReconnection(cups: string) {
  /** The start of the wait, by the device's clock. */
  const [since, setSince] = useState(nowMs)
  const { mutateAsync, reset, ...order } = useReconnect(cups)
  const waitSeconds = useSecondsLeft(since + ORDER_MS)
  // The meter is polled only after an order. Before it, its state is read with the page.
  const meter = useMeter(cups, { watched: order.isSuccess && waitSeconds > 0 })
  const againMs = meter.data ? newOrderInMs(meter.data, serverNowMs()) : 0
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
      // The meter starts to close once it has the order, not while the order is on its way.
      setSince(nowMs())
    },
    /** Reads the meter's state and continues from there. */
    askState: async () => {
      const { isError } = await meter.refetch()
      if (isError) return
      reset()
      setSince(nowMs())
    },
  }
}
