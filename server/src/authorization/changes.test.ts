import { type Example, exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import type { Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import { keysOf } from '@acometida/api-spec/rules/keysOf'
import { expect, test } from 'vitest'
import type { World } from '#src/control/worlds/world.type.ts'
import type { OperationId } from '#src/core/operation.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import { pathWithFilter } from '#src/testing/pathWithFilter.ts'
import { messageId, testApi, type TestApi } from '#src/testing/testApi.ts'
import { type ChangingCall, PAYMENT_SECRET, prepareCalls } from './changingCalls.ts'

type Answers = ReadonlyMap<string, string>
const ids = keysOf(operations)
/** The reads, including the GETs that change their own answer. */
const reads = ids.filter((id) => operations[id].changes === null || changesOf(id).includes(id))

/** Thousands of calls take long on a busy machine. The limit is for a hang, not for a slow run. */
const HANGS_AFTER_MS = 300_000

/** The operations without a successful example call, and why. */
const unshown: Readonly<Record<string, string>> = {
  logInByRedirect: 'there is no other place to come back from',
  resendMfaCode: 'a session that waits for its second factor reads nothing yet',
}

test(
  'changes by each write exactly those reads of its user that the contract lists for it',
  async () => {
    const api = await testApi({ DATABASE: ':memory:', PAYMENT_SECRET: PAYMENT_SECRET })
    const calls = await prepareCalls(api)
    const before = new Map<string, Answers>()
    const shown = new Map<OperationId, Set<string>>()
    for (const call of calls) {
      const key = JSON.stringify([call.persona, call.about])
      const known = before.get(key) ?? (await answersBefore(api, call))
      before.set(key, known)
      const differing = await readsChangedBy(api, call, known)
      if (differing) shown.set(call.id, new Set([...(shown.get(call.id) ?? []), ...differing]))
    }
    expect(ids.filter((id) => operations[id].changes !== null).flatMap((id) => problemsOf(id, shown.get(id)))).toEqual(
      [],
    )
  },
  HANGS_AFTER_MS,
)

function problemsOf(id: OperationId, shown: ReadonlySet<string> | undefined): string[] {
  if (shown === undefined) return id in unshown ? [] : [`${id}: no example call succeeds; give one in changingCalls.ts`]
  if (id in unshown) return [`${id}: an example call succeeds; take it out of unshown`]
  const listed = changesOf(id)
  return [
    ...[...shown].filter((read) => !listed.includes(read)).map((read) => `${id}: add ${read} to its x-changes`),
    ...listed
      .filter((read) => !shown.has(read))
      .map((read) => `${id}: remove ${read} from its x-changes, or show in changingCalls.ts that it differs`),
  ]
}

/**
 * The answers without the write, by question. An answer that differs between two equal worlds, such as a captcha, says
 * nothing.
 */
async function answersBefore(api: TestApi, { persona, about }: ChangingCall): Promise<Answers> {
  const questions = reads.flatMap((id) => questionsOf(id, about).map((path) => `${id} ${path}`))
  const ask = () =>
    inFork(api, async (world) => {
      // Like a writer: with the session of the write, then with that of the reads.
      await tokenOf(api, world, persona)
      return answersTo(api, world, persona, questions)
    })
  const again = await ask()
  return new Map([...(await ask())].filter(([question, answer]) => again.get(question) === answer && isAsked(answer)))
}

/** The reads that answer differently after a call; null if the call was refused. */
function readsChangedBy(api: TestApi, call: ChangingCall, before: Answers): Promise<readonly string[] | null> {
  return inFork(api, async (world) => {
    const token = await tokenOf(api, world, call.persona)
    const rows = rowsChanged(world.db)
    const { status, body } = await inject(api, world, token, call.id, call)
    const codes: readonly string[] = operations[call.id].successCodes
    if (status !== 200 || !codes.includes(JSON.parse(body).result.codResult)) return null
    // The rows hold everything that is answered.
    if (rowsChanged(world.db) === rows) return []
    const after = await answersTo(api, world, call.persona, before.keys())
    return [...before].flatMap(([question, answer]) => (after.get(question) === answer ? [] : question.split(' ', 1)))
  })
}

/** The answers of a user who has just logged in. */
async function answersTo(api: TestApi, world: World, persona: string, questions: Iterable<string>): Promise<Answers> {
  const token = await tokenOf(api, world, persona)
  const answers = new Map<string, string>()
  for (const question of questions) {
    const [id = '', path = ''] = question.split(' ')
    const { status, body } = await inject(api, world, token, id as OperationId, { path }) // a question begins with one
    answers.set(question, `${status} ${body}`)
  }
  return answers
}

/** Whether a question is one that the persona may ask. */
const isAsked = (answer: string): boolean => !/^40[013] /.test(answer)

/** The example of a read, the same without a filter, and further reads that the writes affect. */
function questionsOf(id: OperationId, about: Subject): readonly string[] {
  const { path } = exampleCalls[id](about)
  return [...new Set([path, path.split('?', 1).join(), ...(furtherQuestions(about)[id] ?? [])])]
}

const furtherQuestions = ({ document }: Subject): Partial<Record<OperationId, readonly string[]>> => ({
  listCustomData: ['supply', 'dossier', 'moratorium'].map((type) =>
    pathWithFilter('/customData', `type::${type}|nif::${document}`),
  ),
  listDocumentsOffline: [pathWithFilter('/documentsOffline', 'delivered::0')],
  listSupplyPoints: [pathWithFilter('/supplypoints', `documentNumber::${document}`)],
  listDossiers: [pathWithFilter('/dossiers', `docNumber::${document}`)],
  listBills: [pathWithFilter('/listBills', { documentNumber: document })],
  findCustomers: [pathWithFilter('/customers', 'docNumber::43731830K')],
  listUserRoles: [pathWithFilter('/userRoles', 'document::70000100')],
  getUserRoles: ['/userRoles/90100'],
  searchUsers: [pathWithFilter('/users', 'documentNumber::70000100')],
})

async function inFork<T>(api: TestApi, work: (world: World) => Promise<T>): Promise<T> {
  const world = api.worlds.create({ from: api.world() }) ?? api.world()
  const result = await work(world)
  api.worlds.remove(world)
  return result
}

async function tokenOf(api: TestApi, { id }: World, persona: string): Promise<string> {
  const answer = await api.app.inject({ method: 'POST', url: `/__control/worlds/${id}/personas/${persona}/login` })
  return answer.json().session.accessToken
}

async function inject(api: TestApi, { id: world }: World, token: string, id: OperationId, { path, body }: Example) {
  const answer = await api.app.inject({
    method: operations[id].method,
    url: `/api${path}`,
    // Only if it is required: with an id the answer is stored, which counts as a change.
    headers: {
      'x-sandbox': world,
      authorization: `Bearer ${token}`,
      ...(operations[id].needsMessageId ? { 'message-id': messageId() } : {}),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  return { status: answer.statusCode, body: answer.body }
}

function changesOf(id: OperationId): readonly string[] {
  return operations[id].changes ?? []
}
