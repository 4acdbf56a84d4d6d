import { setTimeout as pauseFor } from 'node:timers/promises'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import type { CallMangling } from './manglingProxy.ts'
import { type Answer, lacking, otherCodes, otherOffsets, withNextTo } from './manglings.ts'

/** Waits for a time in milliseconds. */
export type Pause = (ms: number) => Promise<unknown>

/** A mistake that an API makes. */
interface Mistake {
  /** The mistake as the list of words describes it. */
  readonly does: string
  /** The affected operations; `all` means all of the contract. */
  readonly operations: readonly OperationId[] | 'all'
  /** Makes the change. Its state belongs to one API. */
  readonly open: (pause: Pause) => CallMangling
}

/** Longer than the ten seconds after which the client says that a call takes long. */
const SLOW_MS = 11_000
const TITLE = 'Service Gateway'

/** The mistakes of the stand-in of `docs/real-api-example.md`, by the word that fixes each. */
export const mistakes = {
  missingOperation: {
    does: 'does not have listUserAudit: its address is answered with 404, as a page',
    operations: ['listUserAudit'],
    open: () => () => page(404),
  },
  forbiddenVisitor: {
    does: 'refuses listContracts without a session with 403, and not with 401',
    operations: ['listContracts'],
    open: () => (answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer),
  },
  missingRequired: {
    does: 'leaves createDate out of the first request of listServiceRequests',
    operations: ['listServiceRequests'],
    open: () => lacking('createDate', () => true),
  },
  missingOptional: {
    does: 'leaves the name out of the first supply of listSupplyPoints',
    operations: ['listSupplyPoints'],
    open: () => lacking('name', () => true),
  },
  extraField: {
    does: 'sends a field more with each bill of listBills',
    operations: ['listBills'],
    open: () => withNextTo('dueDate', { ledgerAccount: '4300' }),
  },
  unknownStatus: {
    does: 'has dossiers of listDossiers in a status that the contract does not know',
    operations: ['listDossiers'],
    open: () => otherCodes({ STATUS0012: 'STATUS0002' }),
  },
  unknownTariff: {
    does: 'has supplies of listSupplyPoints with a tariff that the contract does not know',
    operations: ['listSupplyPoints'],
    open: () => otherCodes({ '2.0TD': '6.1TD' }),
  },
  otherOffset: {
    does: 'tells the instants of listProgrammedReads and listPushNotifications from another zone',
    operations: ['listProgrammedReads', 'listPushNotifications'],
    open: () => otherOffsets,
  },
  slowAnswer: {
    does: 'takes eleven seconds for each success of listBillingPeriods',
    operations: ['listBillingPeriods'],
    open: (pause) => async (answer) => {
      if (isSuccess(answer)) await pause(SLOW_MS)
      return answer
    },
  },
  wrongCode: {
    does: 'refuses a dossier that there is not in getDossier with a code of another operation',
    operations: ['getDossier'],
    open: () => (answer) => ({ ...answer, body: answer.body.replace('"codResult":"0404"', '"codResult":"2903"') }),
  },
  sharedCache: {
    does: 'keeps the answers of listBills by their address, whoever asks',
    operations: ['listBills'],
    open: () => sharedCache(),
  },
  htmlErrors: {
    does: 'answers each 400 with a page, in all operations',
    operations: 'all',
    open: () => (answer) => (answer.status === 400 ? page(400) : answer),
  },
} as const satisfies Readonly<Record<string, Mistake>>

export type MistakeName = keyof typeof mistakes

/** All words, in the order in which they change an answer. */
export const mistakeNames = keysOf(mistakes)

/** Makes the changes to each operation's answers for the mistakes that an API still makes. */
export function openMistakes(
  names: readonly MistakeName[],
  pause: Pause = pauseFor,
): (operation: OperationId) => CallMangling {
  const opened = names.map((name) => {
    const { operations, open }: Mistake = mistakes[name]
    return { operations, mangle: open(pause) }
  })
  return (operation) => async (answer, call) => {
    let made = answer
    for (const { operations, mangle } of opened)
      if (operations === 'all' || operations.includes(operation)) made = await mangle(made, call)
    return made
  }
}

function page(status: number): Answer {
  const body = `<!doctype html><title>${TITLE}</title><h1>${TITLE}</h1><p>Error ${status}</p>`
  return { status, type: 'text/html', body }
}

/** Answers a call with the first success at the same address, whoever made that call. */
function sharedCache(): CallMangling {
  const kept = new Map<string, Answer>()
  return (answer, { operation, query }) => {
    const address = `${operation}?${query}`
    if (isSuccess(answer) && !kept.has(address)) kept.set(address, answer)
    return kept.get(address) ?? answer
  }
}

function isSuccess({ status, body }: Answer): boolean {
  return status === 200 && body.includes('"codResult":"0000"')
}
