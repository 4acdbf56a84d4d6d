import type { LoggedRequest, ProxiedRequest, World } from '@acometida/api-spec/generated/control'
import type { Finding } from '../conformance/cells.ts'
import { type Control, Refused } from '../lib/controlCaller.ts'
import { makeCallerRoles } from '../recording/callerRoles.ts'
import type { RecordedCall, Redact } from '../recording/recordedCall.ts'
import { withoutValues } from '../recording/recorder.ts'
import type { JudgedCall } from './judgeCall.ts'

/** Shows the calls of a proxy in the control room of a reference server. */
export interface RoomReport {
  /** The world that the calls are added to. */
  readonly world: string
  readonly add: (judged: JudgedCall) => void
  /** Resolves when all added calls are shown. */
  readonly end: () => Promise<void>
}

/** The maximal length of a world's id. */
const MAX_ID = 62
/** The maximal length of an address in the control API. */
const MAX_ADDRESS = 8192

/**
 * Opens a world named after the API, or continues the one of an earlier proxy. Throws an Error with a sentence if that
 * is not possible. Later failures are reported only once, so that the traffic does not suffer.
 * @param target the address of the API behind the proxy
 * @param redact redacts personal data; null to show them
 */
export async function openRoomReport(control: Control, target: string, redact: Redact | null): Promise<RoomReport> {
  const world = await openWorld(control, target)
  const rolesOf = makeCallerRoles()
  let sent: Promise<unknown> = Promise.resolve()
  let hasFailed = false
  const send = async (request: ProxiedRequest) => {
    if (!hasFailed) await control<LoggedRequest>('POST', `/worlds/${world}/requests`, request)
  }
  return {
    world,
    add: ({ call, findings }) => {
      if (call === null) return
      const role = rolesOf(call)
      const told = redact === null ? findings : findings.map(withoutValues)
      const request = requestOf(redact?.(call) ?? call, role, told)
      if (request === null) return
      sent = sent
        .then(() => send(request))
        .catch((error: unknown) => {
          hasFailed = true
          console.error(`The room gets no more calls: ${error instanceof Error ? error.message : String(error)}`)
        })
    },
    end: async () => void (await sent),
  }
}

async function openWorld(control: Control, target: string): Promise<string> {
  const id = idOf(target)
  const known = await control<World>('GET', `/worlds/${id}`).catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null
    throw error
  })
  if (known === null)
    await control<World>('POST', '/worlds', { id, label: `Calls of ${target}`, proxied: target, coverage: true })
  else if (known.proxied !== target)
    throw new Error(`World ${id} does not belong to ${target}. Delete it with acometida world delete ${id}.`)
  return id
}

/** An address as a label of a host name: `https://api.example:8443/v1` becomes `api-example-8443-v1`. */
function idOf(target: string): string {
  return target
    .replace(/^https?:\/\//, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_ID)
    .replaceAll(/^-+|-+$/g, '')
}

/** A call in the form of the control API; null for one that the contract does not know. */
function requestOf(call: RecordedCall, role: string, findings: readonly Finding[]): ProxiedRequest | null {
  const { operation, startedAt, durationMs, request, response } = call
  if (operation === null) return null
  return {
    at: startedAt,
    // The contract has no other methods.
    method: request.method as ProxiedRequest['method'],
    operation,
    address: request.path.slice(0, MAX_ADDRESS),
    role,
    status: response.status,
    codResult: codeIn(response.body),
    durationMs: Math.round(durationMs * 1000) / 1000,
    problems: findings.map(problemOf),
    requestBody: textOf(request.body),
    responseBody: textOf(response.body),
  }
}

function textOf(body: Buffer): string | null {
  return body.length === 0 ? null : body.toString()
}

/** A finding as text. Its place stands first, where the room looks for it: `answer/bills/items/0/status`. */
function problemOf({ rule, where, expected, got }: Finding): string {
  if (rule === 'request') return `${where} ${expected}`
  const place = ['answer', ...where.split(/[.[\]]+/).filter((part) => part !== '')].join('/')
  const wanted = expected.startsWith('must ') ? expected : `${rule}: expected ${expected}`
  return `${place} ${wanted}; got ${got}`
}

function codeIn(body: Buffer): string | null {
  return /"codResult":\s*"([^"]{1,40})"/.exec(body.toString('latin1', 0, 4096))?.[1] ?? null
}
