import { durationSeconds } from '@acometida/api-spec/rules/time/duration'
import { namedServer, type Server } from './controlHttp.ts'
import * as control from './generated/control.ts'
import type { Operation } from './names.ts'
import type { Answer, Call, MessageQuery, World } from './world.ts'

/** The options with which a world begins. */
export interface WorldOptions {
  /** The purpose of the world, such as the title of the test. */
  readonly label?: string
  /** The world's time, an ISO instant. The default is the server's own time. */
  readonly at?: string
  /** Whether the clock runs. By default it stands still. */
  readonly running?: boolean
  /** Keeps the bodies of calls, and the state of the world before each call, for `rewind`. */
  readonly watch?: boolean
  /** Counts the parts of the contract that the calls cover. */
  readonly coverage?: boolean
  /** Operations whose calls may break the contract. */
  readonly allowProblems?: readonly Operation[]
}

/** The options of the worlds of all tests, and the address of their server. */
export interface AcometidaOptions extends Omit<WorldOptions, 'label' | 'coverage'> {
  /** The address of the server. The default is `ACOMETIDA_URL` or `SERVER_URL`. */
  readonly url?: string
  /** The `CONTROL_TOKEN` of a server on a public address. */
  readonly token?: string
}

/** A server, and the worlds that are made on it. */
export interface Connection {
  readonly url: string
  /** Makes a world from the seeded people. It ends by itself when nobody has called it for a quarter of an hour. */
  readonly open: (options?: WorldOptions) => Promise<World>
}

/** The server of a world, and the header that names the world. */
interface Here {
  readonly server: Server
  readonly headers: Readonly<Record<string, string>>
}

const TTL_SECONDS = 900
const LABEL_LENGTH = 200
const MESSAGE_WAIT_MS = 5_000

/**
 * Connects to a server, such as `http://127.0.0.1:4000`. Without an address it is the server that `ACOMETIDA_URL` or
 * `SERVER_URL` names.
 */
export function connect(url = namedServer().url, token = namedServer().token): Connection {
  const server: Server = { url: url.replace(/\/+$/, ''), token }
  return { url: server.url, open: (options = {}) => openWorld(server, options) }
}

async function openWorld(server: Server, options: WorldOptions): Promise<World> {
  // The test makes the id and names it in each call, so that a balancer in front finds the server of the world.
  const id = `w-${crypto.randomUUID()}`
  const here: Here = { server, headers: { 'x-sandbox': id } }
  const { label, at, running = false, watch, coverage } = options
  const asked = {
    id,
    ttlSeconds: TTL_SECONDS,
    frozen: !running,
    ...(label === undefined ? {} : { label: label.slice(0, LABEL_LENGTH) }),
    ...(at === undefined ? {} : { now: at }),
    ...(watch === undefined ? {} : { watch }),
    ...(coverage === undefined ? {} : { coverage }),
  }
  await control.createWorld(asked, here)
  const seeded = (await control.listMessages(id, {}, here)).messages[0]?.number ?? 0
  const allowed = new Set<string | null>(options.allowProblems)
  const requests = async (operation?: Operation) =>
    (await control.listRequests(id, operation === undefined ? {} : { operation }, here)).requests
  const message = async (query: MessageQuery = {}) => {
    const asked = { after: seeded, ...query, waitMs: MESSAGE_WAIT_MS }
    const [newest] = (await control.listMessages(id, asked, here)).messages
    if (!newest) throw new Error(`No message arrived for ${JSON.stringify(query)}.`)
    return newest
  }
  const world: World = {
    id,
    url: server.url,
    logIn: (persona) => control.logInAsPersona(id, persona, here),
    fetch: (path, call) => callApi(world, path, call),
    scenario: async (name, persona = 'customer') => void (await control.applyScenario(id, name, { persona }, here)),
    fault: async (rule) => void (await control.addFault(id, rule, here)),
    mend: async () => void (await control.clearFaults(id, here)),
    tellPayment: (payment, state) => tellPayment(world, payment, state, here),
    advance: (time) => {
      const seconds = typeof time === 'string' ? durationSeconds(time) : time
      return control.advanceClock(id, { seconds }, here)
    },
    travelTo: (now) => control.setClock(id, { now }, here),
    next: (job) => control.advanceToNext(id, job === undefined ? {} : { job }, here),
    agenda: async () => (await control.getAgenda(id, here)).agenda,
    message,
    code: async (query) => existing((await message(query)).code, 'code'),
    link: async (query) => existing((await message(query)).links[0], 'link'),
    messages: async () => (await control.listMessages(id, { after: seeded }, here)).messages,
    snapshot: async (name) => void (await control.saveSnapshot(id, { name }, here)),
    restore: async (name) => void (await control.restoreSnapshot(id, name, here)),
    rewind: async (number) => void (await control.rewindWorld(id, number, here)),
    requests,
    events: async (query) => (await control.listEvents(id, query, here)).events,
    problems: async () =>
      (await requests()).filter(({ problems, operation }) => problems.length > 0 && !allowed.has(operation)),
    allowProblems: (...operations) => operations.forEach((each) => allowed.add(each)),
    coverage: () => control.getCoverage(id, here),
    export: () => control.exportWorld(id, here),
    close: async () => void (await control.deleteWorld(id, here)),
  }
  return world
}

async function callApi(world: World, path: string, { as, ...init }: Call = {}): Promise<Answer> {
  const headers = new Headers(init.headers)
  headers.set('x-sandbox', world.id)
  if (as) headers.set('authorization', `Bearer ${(await world.logIn(as)).session.accessToken}`)
  if (typeof init.body === 'string' && !headers.has('content-type')) headers.set('content-type', 'application/json')
  return fetch(`${world.url}/api${path}`, { ...init, headers })
}

async function tellPayment(
  world: World,
  payment: string,
  state: control.PaymentOutcome['state'],
  here: Here,
): Promise<string | null> {
  // The address of the provider's page ends with the order, and says where the page leads back to.
  const address = URL.canParse(payment) ? new URL(payment) : null
  const order = address?.pathname.split('/').at(-1) ?? payment
  const signed = await control.signPayment(world.id, order, { state }, here)
  const response = await world.fetch('/updatePayment', { method: 'PUT', body: JSON.stringify(signed) })
  const { result } = (await response.json()) as { result: { codResult: string } } // as the contract says
  if (result.codResult !== '0000') throw new Error(`The API refuses ${state} for ${order}: ${result.codResult}`)
  return address?.searchParams.get('back') ?? null
}

function existing(value: string | null | undefined, what: string): string {
  if (value === null || value === undefined) throw new Error(`The newest message has no ${what}.`)
  return value
}
