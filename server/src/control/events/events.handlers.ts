import { type ControlHandlers, isoOf, worldOf } from '#src/control/controlHandler.ts'

export const eventsHandlers = {
  listEvents: async (call) => {
    const { waitMs, ...query } = call.query
    const events = await worldOf(call).events.wait(query, waitMs)
    return {
      events: events.map(({ atMs, realAtMs, ...event }) => ({ ...event, at: isoOf(atMs), realAt: isoOf(realAtMs) })),
    }
  },
} satisfies Partial<ControlHandlers>
