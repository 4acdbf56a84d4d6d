import { missing, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall } from '@acometida/api-spec/testing/example.ts'
import type { OperationId } from '@acometida/api-spec/testing/operationOf.ts'
import type { Caller, Place } from './target.ts'

/** The things of a caller. A field of `subject` that was not found has the id of something that does not exist. */
export interface Discovered {
  readonly subject: Subject
  /** The fields for which nothing was found. */
  readonly lacking: ReadonlySet<keyof Subject>
}

type Found = { [Field in keyof Subject]?: Subject[Field] }

/** A list of things, and the fields of its first item that fill those of the subject. */
interface Source {
  readonly id: OperationId
  readonly path: (found: Found, caller: Caller) => string
  readonly items: string
  readonly fields: Partial<Record<keyof Subject, string>>
}

/** The order matters: some need what others find. */
const SOURCES: readonly Source[] = [
  {
    id: 'listSupplyPoints',
    path: (_found, { document }) => exampleCall('listSupplyPoints', { filter: { documentNumber: document } }).path,
    items: 'supplyPoints.items',
    fields: { cups: 'cups', meterId: 'meterId' },
  },
  {
    id: 'listDossiers',
    path: (_found, { document }) => exampleCall('listDossiers', { filter: { docNumber: document } }).path,
    items: 'dossiers.items',
    fields: { dossierCode: 'dossierCod' },
  },
  {
    id: 'listServiceRequests',
    path: (_found, { document }) => exampleCall('listServiceRequests', { filter: { documentNumber: document } }).path,
    items: 'serviceRequests.items',
    fields: { serviceRequestCode: 'codSR' },
  },
  {
    id: 'listDelegations',
    path: () => exampleCall('listDelegations', { filter: { delegationId: undefined } }).path,
    items: 'delegations.items',
    fields: { delegationId: 'delegationId' },
  },
  {
    id: 'listPushNotifications',
    path: (_found, { userId }) => exampleCall('listPushNotifications', { filter: { userId: String(userId) } }).path,
    items: 'pushNotifications.pushNotificationsItem',
    fields: { noticeId: 'notification_id' },
  },
  {
    id: 'listDocumentsOffline',
    path: (_found, { userId }) => exampleCall('listDocumentsOffline', { filter: { user_id: String(userId) } }).path,
    items: 'documentsOffline.items',
    fields: { documentId: 'id' },
  },
  {
    id: 'listBills',
    path: ({ cups = missing.cups }) => exampleCall('listBills', { query: { cups } }).path,
    items: 'bills.items',
    fields: { billNumber: 'number' },
  },
  {
    id: 'listIncidences',
    path: ({ cups = missing.cups }) => exampleCall('listIncidences', { query: { cups } }).path,
    items: 'incidenceList',
    fields: { requestCode: 'codIncidence' },
  },
  {
    id: 'listProgrammedQueries',
    path: ({ meterId = missing.meterId }) => exampleCall('listProgrammedQueries', { path: { id: meterId } }).path,
    items: 'items',
    fields: { queryId: 'id' },
  },
]

/** Finds the things of a caller, by reads only. Skips those that are `given`. */
export async function discover({ call }: Place, caller: Caller, given: Found = {}): Promise<Discovered> {
  const { userId, document } = caller
  const found: Record<string, unknown> = { userId, document, username: document, ...given }
  for (const { id, path, items, fields } of SOURCES) {
    if (Object.keys(fields).every((field) => found[field] !== undefined)) continue
    const { content, isDone } = await call(id, { path: path(found as Found, caller) }, caller)
    const first = isDone ? firstOf(content, items) : undefined
    for (const [field, name] of Object.entries(fields))
      if (typeof first?.[name] === 'string') found[field] ??= first[name]
  }
  const lacking = (Object.keys(missing) as (keyof Subject)[]).filter((field) => found[field] === undefined) // a literal
  return { subject: { ...missing, ...(found as Found) }, lacking: new Set(lacking) }
}

function firstOf(content: object, place: string): Readonly<Record<string, unknown>> | undefined {
  const list = place
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], content)
  return Array.isArray(list) ? (list[0] as Readonly<Record<string, unknown>> | undefined) : undefined
}
