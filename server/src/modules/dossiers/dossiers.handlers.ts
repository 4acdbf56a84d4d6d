import type { Handlers } from '#src/core/operation.ts'
import { listDossierBills } from './budget/dossierBills.service.ts'
import { getDossier, listDossiers } from './dossiers.service.ts'
import { createDossier, saveExpedientForm } from './form/saveDossier.service.ts'
import { startTask } from './form/startTask.service.ts'
import { getTechnicalSheet, saveTechnicalSheet } from './form/technicalSheet.service.ts'
import { updateDossier } from './form/updateDossier.service.ts'

export const dossiersHandlers = {
  listDossiers: ({ ctx, filter, query }) => listDossiers(ctx, filter, query),
  getDossier: ({ ctx, params, filter }) => getDossier(ctx, params.id, filter),
  createDossier: ({ ctx, body }) => createDossier(ctx, body),
  updateDossier: ({ ctx, params, body, query }) => updateDossier(ctx, params.id, body, query),
  saveExpedientForm: ({ ctx, body }) => saveExpedientForm(ctx, body),
  startTask: ({ ctx, params, query }) => startTask(ctx, params.id, query),
  getTechnicalSheet: ({ ctx, params }) => getTechnicalSheet(ctx, params.id),
  saveTechnicalSheet: ({ ctx, body }) => saveTechnicalSheet(ctx, body),
  listDossierBills: ({ ctx, filter, query }) => listDossierBills(ctx, filter, query),
} satisfies Partial<Handlers>
