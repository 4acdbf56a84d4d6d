import { exampleCalls } from '@acometida/api-spec/conformance/exampleCalls.ts'
import { type Relation, relations, roles, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { operations } from '@acometida/api-spec/generated/operations'
import type { OperationId } from '#src/core/operation.ts'
import { rowsChanged } from '#src/db/cachedUntilWrite.ts'
import { messageId, type TestApi } from '#src/testing/testApi.ts'
import { verbOf } from '#src/testing/verbOf.ts'

/** The subjects that the default world was prepared with. Each call is made in a copy of that world. */
type Subjects = Readonly<Record<Relation, Subject>>

/** `yes` if an operation lets a role in, else the status of the refusal. */
export async function accessOf(
  api: TestApi,
  { foreign }: Subjects,
  id: OperationId,
  role: keyof typeof roles,
): Promise<string> {
  // In its own world, so that no call sees the changes of another.
  const world = api.worlds.create({ id: `${role}-${id}`, from: api.world() })?.id ?? ''
  const persona = roles[role]
  const token = persona === null ? null : (await api.logIn(persona, world)).accessToken
  const { status } = await call(api, id, token, world, foreign)
  api.worlds.remove(existingWorld(api, world))
  return status === 401 || status === 403 ? String(status) : 'yes'
}

/**
 * `yes` if a call succeeds. `-` if it changes nothing and its answer is that of a missing subject. `REVEALED`
 * otherwise: it is refused, but reveals that the subject exists.
 */
export async function relationsOf(api: TestApi, subjects: Subjects, id: OperationId): Promise<Record<string, string>> {
  if (exampleCalls[id](subjects.missing).impersonal) return Object.fromEntries(relations.map((each) => [each, '']))
  const cells: Record<string, string> = {}
  const answers: Record<string, { text: string; done: boolean }> = {}
  for (const relation of relations) {
    const world = api.worlds.create({ id: `${relation}-${id}`, from: api.world() })?.id ?? ''
    const subject = subjects[relation]
    const token = (await api.logIn('manager', world)).accessToken
    const { db } = existingWorld(api, world)
    const before = rowsChanged(db)
    const { status, body } = await call(api, id, token, world, subject)
    const changed = rowsChanged(db) > before ? 'changed' : ''
    // A value that the call sent itself reveals nothing in its answer.
    const text = (changed + JSON.stringify(body))
      .replaceAll(subject.cups, 'cups')
      .replaceAll(subject.document, 'document')
    answers[relation] = { text, done: status === 200 && body.result.codResult === '0000' }
    api.worlds.remove(existingWorld(api, world))
  }
  for (const relation of relations) {
    const [answer, none] = [answers[relation], answers['missing']]
    cells[relation] = answer?.text === none?.text ? '-' : answer?.done ? 'yes' : 'REVEALED'
  }
  return cells
}

async function call(api: TestApi, id: OperationId, token: string | null, world: string, subject: Subject) {
  const { path, body } = exampleCalls[id](subject)
  const { method, needsMessageId } = operations[id]
  const head = {
    'x-sandbox': world,
    // With an id the answer is stored, which counts as a change, so only calls that need an id have one.
    ...(needsMessageId ? { 'message-id': messageId() } : {}),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  }
  const request = api.http()[verbOf(method)](`/api${path}`).set(head)
  const answer = await (body === undefined ? request : request.send(body))
  // A failure of the server says nothing about who may call.
  if (answer.status === 500) throw new Error(`The example call of ${id} is answered with 500: mend that first.`)
  return answer
}

function existingWorld({ worlds, world }: TestApi, id: string) {
  return worlds.get(id) ?? world()
}
