import type {
  Agenda,
  Clock,
  Coverage,
  Event,
  FaultRule,
  ListEventsParams,
  ListMessagesParams,
  LoggedRequest,
  Message,
  PaymentOutcome,
  PersonaSession,
  ScenarioName,
  WorldFile,
} from './generated/control.ts'
import type { Code, Operation, PersonaKey } from './names.ts'

/** A fault rule whose operation and code are those of the contract. */
export interface Fault extends Omit<FaultRule, 'operation' | 'codResult' | 'caller'> {
  readonly operation: Operation | '*'
  readonly codResult?: Code
  readonly caller?: PersonaKey
}

/** Selects a message. Without `after`, it is one that was sent since the world began. */
export type MessageQuery = Pick<ListMessagesParams, 'to' | 'channel' | 'after'>

/** A call of the API; `as` is its caller. */
export interface Call extends RequestInit {
  readonly as?: PersonaKey
}

/** An answer of the API. The type of its body is named, such as `json<{ order: string }>()`, and else not known. */
export interface Answer extends Response {
  readonly json: <Body = unknown>() => Promise<Body>
}

/** A world of one test: its own people, clock, inbox and faults. Durations are seconds, or text such as `30d`. */
export interface World {
  readonly id: string
  /** The address of the world's server. */
  readonly url: string
  /** Opens a session of a seeded person, past captcha and second factor. */
  readonly logIn: (persona: PersonaKey) => Promise<PersonaSession>
  /** Calls the API in this world, such as `fetch('/listBills', { as: 'customer' })`. */
  readonly fetch: (path: string, call?: Call) => Promise<Answer>
  /** Brings a seeded person into a situation. The default person is the customer. */
  readonly scenario: (name: ScenarioName, persona?: PersonaKey) => Promise<void>
  /** Makes an operation fail. */
  readonly fault: (rule: Fault) => Promise<void>
  /** Removes all fault rules. */
  readonly mend: () => Promise<void>
  /**
   * Reports the outcome of a payment to the API, as its provider does. The payment is an order, or the address of the
   * provider's page (`url` of `startCardPayment`). From an address it resolves to the path of the client that the
   * provider sends the payer back to, else to null. Throws if the API refuses.
   */
  readonly tellPayment: (payment: string, state: PaymentOutcome['state']) => Promise<string | null>
  readonly advance: (time: number | string) => Promise<Clock>
  /** Sets the clock to an ISO instant. */
  readonly travelTo: (instant: string) => Promise<Clock>
  /** Moves the clock to the next event that is due. With `job`, to the next one of that job. */
  readonly next: (job?: string) => Promise<Clock>
  readonly agenda: () => Promise<Agenda['agenda']>
  /** The newest message. Waits up to five seconds if there is none yet. */
  readonly message: (query?: MessageQuery) => Promise<Message>
  /** The one-time code of the newest message. */
  readonly code: (query?: MessageQuery) => Promise<string>
  /** The first link of the newest message. */
  readonly link: (query?: MessageQuery) => Promise<string>
  /** All messages since the world began, newest first. */
  readonly messages: () => Promise<Message[]>
  readonly snapshot: (name: string) => Promise<void>
  readonly restore: (name: string) => Promise<void>
  /** Rewinds the world to before a call of its log. The world has to be made with `watch`. */
  readonly rewind: (requestNumber: number) => Promise<void>
  /** The request log, newest first. */
  readonly requests: (operation?: Operation) => Promise<LoggedRequest[]>
  readonly events: (query?: ListEventsParams) => Promise<Event[]>
  /** The calls that broke the contract, except operations that `allowProblems` names. */
  readonly problems: () => Promise<LoggedRequest[]>
  /** Allows calls of these operations to break the contract in this test. */
  readonly allowProblems: (...operations: readonly Operation[]) => void
  /** The parts of the contract that were covered. The world has to be made with `coverage`. */
  readonly coverage: () => Promise<Coverage>
  /** The whole world as a file. */
  readonly export: () => Promise<WorldFile>
  readonly close: () => Promise<void>
}
