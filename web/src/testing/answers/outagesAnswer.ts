import type { Incidence } from '#src/api/generated/api.ts'

/** The content of GET /listPowerSupplyFacilities with these outages. It also names the current one. */
export function outagesAnswer(...incidenceList: readonly Incidence[]) {
  const now = incidenceList.find(({ estado }) => estado === 'EN CURSO')
  return {
    incidenceList,
    incidence: now ? { codIncidence: now.codIncidence, incidenceStartDate: now.fechaInicio } : null,
  }
}
