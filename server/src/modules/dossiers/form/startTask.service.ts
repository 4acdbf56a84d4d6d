import { panelOf } from '@acometida/api-spec/rules/dossier/dossierPanels'
import { nextStepOf } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { dossierOfTask, taskSegment } from '@acometida/api-spec/rules/dossier/taskId'
import { and, eq } from 'drizzle-orm'
import type { AuthorizedContext, Context } from '#src/core/context.ts'
import type { Call, ResultOf } from '#src/core/operation.ts'
import { fail, ok } from '#src/core/result.ts'
import { transact } from '#src/core/transact.ts'
import { dossierTask } from '#src/db/schema.ts'
import { type DossierRow, ownDossier } from '#src/modules/dossiers/ownDossier.service.ts'

/** Starts the present task of a dossier of the caller. A second start changes nothing. */
export function startTask(
  ctx: AuthorizedContext,
  segment: string,
  { destino }: Call<'startTask'>['query'],
): ResultOf<'startTask'> {
  return transact(ctx, (tx): ResultOf<'startTask'> => {
    const row = ownDossier(tx, dossierOfTask(segment) ?? '')
    if (!row) return fail('0404')
    const { code, status, statusSince } = row
    const nextStep = nextStepOf(status)
    const panel = panelOf(status)
    if (nextStep === 'WAIT' || nextStep === 'NONE') return fail('0409')
    if (destino !== undefined && destino !== panel) return fail('0409')
    const key = { dossierCode: code, status, statusSince }
    tx.db
      .insert(dossierTask)
      .values({ ...key, startedAt: tx.now })
      .onConflictDoNothing()
      .run()
    const startDate = new Date(taskStartedAt(tx, row) ?? tx.now).toISOString()
    return ok({ task: { taskId: taskSegment(code), dossierCod: code, nextStep, destino: panel, startDate } })
  })
}

/** When the customer started the present task of a dossier; undefined until then. */
export function taskStartedAt(
  { db }: Pick<Context, 'db'>,
  { code, status, statusSince }: Pick<DossierRow, 'code' | 'status' | 'statusSince'>,
): number | undefined {
  const { dossierCode, status: inStatus, statusSince: since } = dossierTask
  return db
    .select({ startedAt: dossierTask.startedAt })
    .from(dossierTask)
    .where(and(eq(dossierCode, code), eq(inStatus, status), eq(since, statusSince)))
    .get()?.startedAt
}
