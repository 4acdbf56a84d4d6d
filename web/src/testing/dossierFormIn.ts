import type { DossierStatusName } from '@acometida/api-spec/rules/dossierStatus'
import type { CheckScaleSuccess, DossierForm } from '#src/api/generated/api.ts'
import { dossierDetailIn } from './dossierIn.ts'

/** The content of GET /dossiers/{id}: a dossier with its form, and nothing delivered yet. */
export function dossierFormIn(status: DossierStatusName, form: DossierForm = { type: 'DOSTYP001' }) {
  const dossier = dossierDetailIn(status, {
    summary: { type: form.type, dueDate: '2026-05-31' },
    form,
    history: [],
    missingDocuments: ['LOCATION_PLAN', 'OWNERSHIP'],
  })
  return { dossier }
}

/** The content of GET /geometriaSolicitud: 40 by 20 metres in Vigo. */
export const cannedPlot = {
  geometria: {
    referenciaCatastral: '9872023VH5797S0001WX',
    huso: 29,
    town: 'Vigo',
    areaM2: 800,
    points: [
      { x: 523_000, y: 4_676_000 },
      { x: 523_040, y: 4_676_000 },
      { x: 523_040, y: 4_676_020 },
      { x: 523_000, y: 4_676_020 },
      { x: 523_000, y: 4_676_000 },
    ],
  },
}

/** The content of POST /validarCoordenadas: so many metres from the centre of Vigo. */
export function cannedLocated(resultado: 'OK' | 'KO', distanceMetres: number) {
  return { validacion: { resultado, town: 'Vigo', distanceMetres, forzado: false } }
}

/** The content of POST /comprobarBaremo: 141.51 € for 5.75 kW, in five and five working days. */
export const cannedScale: Omit<CheckScaleSuccess, 'result'> = {
  applies: true,
  reasons: [],
  price: 'REGULATED',
  leastCents: 14151,
  studyTerm: { amount: 5, unit: 'WORKING_DAYS' },
  worksTerm: { amount: 5, unit: 'WORKING_DAYS' },
  concepts: [
    { concept: 'EXTENSION_FEE', quantity: 5.75, unit: 'kW', priceEuros: 17.374714, amountCents: 9990 },
    { concept: 'CONNECTION_FEE', quantity: 1, unit: 'UNIT', priceEuros: 9.04476, amountCents: 904 },
    { concept: 'VERIFICATION_FEE', quantity: 1, unit: 'UNIT', priceEuros: 8.011716, amountCents: 801 },
  ],
  baseCents: 11695,
  vatCents: 2456,
  totalCents: 14151,
  source: 'RD 1048/2013, art. 25; Orden ITC/3519/2009',
}

/** Off the scale and for a generator in low voltage: the fees, and the rest by the study. */
export const cannedStudy: typeof cannedScale = {
  ...cannedScale,
  applies: false,
  reasons: ['DISTANCE', 'GROUND'],
  price: 'STUDY',
  leastCents: 14347,
  concepts: [],
  baseCents: 0,
  vatCents: 0,
  totalCents: 0,
}

/** More than the study grants in low voltage. */
export const cannedDenial: typeof cannedScale = {
  ...cannedStudy,
  reasons: ['POWER'],
  price: 'DENIED',
  leastCents: null,
  worksTerm: null,
}
