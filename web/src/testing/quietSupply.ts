import type { ControlMeterSuccess, Incidence, Warning } from '#src/api/generated/api.ts'

/** A failure by storm on 16 March 2026 from 9:10 to 12:00, which goes on, with whatever a test says differently. */
export function cannedIncidence(changes: Partial<Incidence> = {}): Incidence {
  return {
    codIncidence: 'INC20260004',
    tipo: 'AVERIA',
    estado: 'EN CURSO',
    causa: 'Temporal',
    fechaInicio: '16/03/2026 09:10:00',
    fechaFin: '16/03/2026 12:00:00',
    fechaCambio: '16/03/2026 09:40:00',
    estimates: [
      { at: '16/03/2026 09:10:00', until: '16/03/2026 11:00:00' },
      { at: '16/03/2026 09:40:00', until: '16/03/2026 12:00:00' },
    ],
    afectados: 1240,
    ...changes,
  }
}

/** Works of 19 March 2026 from 9:00 to 11:30 that were announced. */
export function cannedWorks(changes: Partial<Incidence> = {}): Incidence {
  return cannedIncidence({
    codIncidence: 'INC20260005',
    tipo: 'PROGRAMADA',
    estado: 'PREVISTA',
    causa: 'Trabajos de mejora de la red',
    fechaInicio: '19/03/2026 09:00:00',
    fechaFin: '19/03/2026 11:30:00',
    fechaCambio: null,
    estimates: [{ at: '16/03/2026 08:00:00', until: '19/03/2026 11:30:00' }],
    afectados: 310,
    ...changes,
  })
}

/** The content of GET /listPowerSupplyFacilities. */
export function cannedOutages(...incidenceList: readonly Incidence[]) {
  const now = incidenceList.find(({ estado }) => estado === 'EN CURSO')
  return {
    incidenceList,
    incidence: now ? { codIncidence: now.codIncidence, incidenceStartDate: now.fechaInicio } : null,
  }
}

/** A warning of the failure. */
export function cannedWarning(changes: Partial<Warning> = {}): Warning {
  return {
    codWarning: 'AV20260012',
    codIncidence: 'INC20260004',
    cups: 'ES0022000001234567WY1P',
    postalCode: '15705',
    tipo: 'SIN_SUMINISTRO',
    comentario: '',
    telefono: '612345678',
    estado: 'EN CURSO',
    fecha: '16/03/2026 09:20:00',
    ...changes,
  }
}

/** The content of GET /meterControl: a switch that is closed, with whatever a test says differently. */
export function cannedMeter(
  switchStatus: ControlMeterSuccess['switchStatus'] = 'CLOSED',
  reconnection: { readonly requestDate: string; readonly outcome?: 'ACCEPTED' | 'NOT_NEEDED' } | null = null,
) {
  return {
    cups: 'ES0022000001234567WY1P',
    meterId: '0022118034512',
    switchStatus,
    lastContactDate: '2026-03-16T09:45:00+01:00',
    reconnection: reconnection && { id: '7', outcome: 'ACCEPTED' as const, ...reconnection },
  }
}

/**
 * What the page of a supply asks beside its tabs, for tests that are not about it: no outage, a switch that is closed,
 * no contracts.
 */
export const quietSupply = {
  'GET /listPowerSupplyFacilities': () => ({ content: cannedOutages() }),
  'GET /meterControl': () => ({ content: cannedMeter() }),
  'GET /masterData': () => ({ content: { items: [] } }),
}
