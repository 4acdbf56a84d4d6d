import { missingSubject, type Subject } from '@acometida/api-spec/conformance/subjects.ts'
import { exampleCall, type RequestChanges } from '@acometida/api-spec/operations/example.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { listIn } from './listIn.ts'
import { type Caller, NoAnswer, type Place } from './target.ts'

type Found = { [Field in keyof Subject]?: Subject[Field] }

/** A list of things, and the fields of its first item that fill those of the subject. */
interface Source {
  readonly id: OperationId
  readonly changes: (found: Found) => RequestChanges
  readonly fields: Partial<Record<keyof Subject, string>>
}

/** The order matters: some need what others find. */
const SOURCES: readonly Source[] = [
  {
    id: 'listSupplyPoints',
    changes: ({ document }) => ({ filter: { documentNumber: document } }),
    fields: { cups: 'cups', meterId: 'meterId' },
  },
  {
    id: 'listDossiers',
    changes: ({ document }) => ({ filter: { docNumber: document } }),
    fields: { dossierCode: 'dossierCod' },
  },
  {
    id: 'listServiceRequests',
    changes: ({ document }) => ({ filter: { documentNumber: document } }),
    fields: { serviceRequestCode: 'codSR' },
  },
  {
    id: 'listDelegations',
    changes: () => ({ filter: { delegationId: undefined } }),
    fields: { delegationId: 'delegationId' },
  },
  {
    id: 'listPushNotifications',
    changes: ({ userId }) => ({ filter: { userId: String(userId) } }),
    fields: { noticeId: 'notification_id' },
  },
  {
    id: 'listDocumentsOffline',
    changes: ({ userId }) => ({ filter: { user_id: String(userId) } }),
    fields: { documentId: 'id' },
  },
  {
    id: 'listBills',
    changes: ({ cups = missingSubject.cups }) => ({ filter: { cups } }),
    fields: { billNumber: 'number' },
  },
  {
    id: 'listIncidences',
    changes: ({ cups = missingSubject.cups }) => ({ filter: { cups } }),
    fields: { requestCode: 'codIncidence' },
  },
  {
    id: 'listProgrammedQueries',
    changes: ({ meterId = missingSubject.meterId }) => ({ path: { id: meterId } }),
    fields: { queryId: 'id' },
  },
]

/**
 * Finds the things of a caller, by reads only. Skips those that are `given`. A field without a thing has the id of
 * something that does not exist. `onSilence` gets a sentence for each read without an answer.
 */
export async function discover(
  { call }: Place,
  caller: Caller,
  given: Found = {},
  onSilence: (silence: string) => void = () => {},
): Promise<Subject> {
  const { userId, document } = caller
  const found: Record<string, unknown> = { userId, document, username: document, ...given }
  for (const { id, changes, fields } of SOURCES) {
    if (Object.keys(fields).every((field) => found[field] !== undefined)) continue
    // The sources name only fields of a subject, whose values are texts.
    const asked = exampleCall(id, changes({ ...(found as Found), userId, document }))
    const answered = await call(id, asked, caller).catch((error: unknown) => {
      if (!(error instanceof NoAnswer)) throw error
      onSilence(error.message)
      return null
    })
    const [first] = answered?.isDone ? listIn(id, answered.content) : []
    for (const [field, name] of Object.entries(fields))
      if (typeof first?.[name] === 'string') found[field] ??= first[name]
  }
  // As above.
  return { ...missingSubject, ...(found as Found) }
}
