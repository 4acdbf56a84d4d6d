import type { Event, EventKind, LoggedRequest, Message } from '#room/api/generated/control.ts'

/** The parts of what happens that can be shown alone. */
export const LINES = [
  { value: 'all', label: 'All' },
  { value: 'calls', label: 'Calls' },
  { value: 'messages', label: 'Messages' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'changes', label: 'Changes' },
] as const

export type LineName = (typeof LINES)[number]['value']

const KINDS: Readonly<Record<Exclude<LineName, 'all'>, readonly EventKind[]>> = {
  calls: ['request'],
  messages: ['message'],
  jobs: ['job'],
  changes: ['clock', 'fault', 'scenario', 'snapshot', 'reset'],
}

/** An event, with the call or the message that it tells of, if that is still kept. */
export interface LiveEntry {
  readonly event: Event
  readonly call: LoggedRequest | undefined
  readonly message: Message | undefined
}

interface LiveParts {
  readonly line: LineName
  readonly calls: readonly LoggedRequest[]
  readonly messages: readonly Message[]
}

/** What has happened, newest first. The numbers of calls begin anew with a reset, so the times are compared as well. */
export function liveLine(events: readonly Event[], { line, calls, messages }: LiveParts): LiveEntry[] {
  const callsByNumber = new Map(calls.map((call) => [call.number, call]))
  const messagesByNumber = new Map(messages.map((message) => [message.number, message]))
  return events
    .filter(({ kind }) => line === 'all' || KINDS[line].includes(kind))
    .toReversed()
    .map((event) => {
      const call = event.kind === 'request' ? callsByNumber.get(event.item ?? 0) : undefined
      const message = event.kind === 'message' ? messagesByNumber.get(event.item ?? 0) : undefined
      return {
        event,
        call: call?.at === event.at ? call : undefined,
        message: message?.sentAt === event.at ? message : undefined,
      }
    })
}

/** Whether an event tells of a call that was refused. */
export function isRefusal({ kind, text }: Event): boolean {
  return kind === 'request' && / [45]\d\d(?: |$)/.test(text)
}
