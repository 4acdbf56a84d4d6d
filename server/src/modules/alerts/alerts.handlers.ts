import type { Handlers } from '#src/core/operation.ts'
import { listAlerts } from './alerts.service.ts'
import { changeAlert, deleteAlerts, saveAlerts } from './saveAlerts.service.ts'

export const alertsHandlers = {
  listAlerts: ({ ctx, filter }) => listAlerts(ctx, filter),
  saveAlerts: ({ ctx, params, body }) => saveAlerts(ctx, params.target, body),
  changeAlert: ({ ctx, params, body }) => changeAlert(ctx, params, body),
  deleteAlerts: ({ ctx, body }) => deleteAlerts(ctx, body),
} satisfies Partial<Handlers>
