import { type ControlHandlers, DONE, isoOf, worldOf } from '#src/control/controlHandler.ts'

export const inboxHandlers = {
  listMessages: async (call) => {
    const world = worldOf(call)
    const { waitMs, ...query } = call.query
    const found = await world.inbox.wait(query, waitMs)
    // Messages of a travel through time are visible after its end.
    const travel = world.db.$client.open ? call.timeTravel.settle(world) : undefined
    const messages = travel ? await travel.then(() => world.inbox.wait(query, 0)) : found
    return {
      messages: messages.map(({ sentAtMs, links, target = null, ...message }) => ({
        ...message,
        target,
        links: [...links],
        sentAt: isoOf(sentAtMs),
      })),
    }
  },
  clearInbox: (call) => {
    worldOf(call).inbox.clear()
    return DONE
  },
} satisfies Partial<ControlHandlers>
