import type { TaisTr9 } from '#src/api/generated/api.ts'

/** The sheet of a flat of 5.75 kW, inspected on 20 March 2026. */
export const cannedSheet: TaisTr9 = {
  dossierCod: 'EXP202600001601',
  certificateNumber: 'CIE-2026-0815',
  inspectionDate: '2026-03-20',
  installerName: 'Breogán, S. L.',
  installerDocument: '23456781R',
  installerRegistration: 'GA-1234',
  installedPowerKw: 5.75,
  maxAdmissiblePowerKw: 9.2,
  voltageVolts: 230,
  phases: 1,
  mainSwitchAmps: 40,
  residualMilliamps: 30,
  earthResistanceOhms: 12.5,
  insulationResistanceMegaohms: 0.8,
}
