import {
  addFault,
  advanceClock,
  applyScenario,
  clearFaults,
  createWorld,
  deleteWorld,
  type FaultRule,
  listMessages,
  listRequests,
  logInAsPersona,
  type LoggedRequest,
  type Message,
  type PersonaSession,
  type ScenarioName,
} from './generated/control.ts'
import { startsAt } from './startsAt.ts'

/** The world of one journey: its own people, clock, inbox and faults. */
export interface World {
  readonly id: string
  readonly logIn: (persona: string) => Promise<PersonaSession>
  /** Brings a seeded person into a situation. */
  readonly scenario: (name: ScenarioName, persona: string) => Promise<void>
  /** Makes an operation fail. */
  readonly fault: (rule: FaultRule) => Promise<void>
  /** Takes all fault rules back. */
  readonly mend: () => Promise<void>
  readonly advance: (seconds: number) => Promise<void>
  /** The newest message of this journey to an address or phone; waits for it where none has come yet. */
  readonly message: (query?: { to?: string; channel?: 'email' | 'sms' | 'push'; after?: number }) => Promise<Message>
  /** The request log, newest first. */
  readonly requests: (operation?: string) => Promise<LoggedRequest[]>
  readonly close: () => Promise<void>
}

/** Forks a world from the seeded template. */
export async function openWorld(): Promise<World> {
  const { id } = await createWorld({ now: startsAt, frozen: true })
  const { messages: seeded } = await listMessages(id)
  const before = seeded[0]?.number ?? 0
  return {
    id,
    logIn: (persona) => logInAsPersona(id, persona),
    scenario: async (name, persona) => void (await applyScenario(id, name, { persona })),
    fault: async (rule) => void (await addFault(id, rule)),
    mend: async () => void (await clearFaults(id)),
    advance: async (seconds) => void (await advanceClock(id, { seconds })),
    message: async (query = {}) => {
      const { messages } = await listMessages(id, { after: before, ...query, waitMs: 5_000 })
      const [newest] = messages
      if (!newest) throw new Error(`No message came: ${JSON.stringify(query)}`)
      return newest
    },
    requests: async (operation) => (await listRequests(id, operation === undefined ? {} : { operation })).requests,
    close: async () => void (await deleteWorld(id)),
  }
}
