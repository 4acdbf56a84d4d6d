import type { DossierForm } from '@acometida/api-spec/generated/operations'
import type { DossierStatus } from '@acometida/api-spec/rules/dossier/dossierStatus'
import { and, eq } from 'drizzle-orm'
import { dossier } from '#src/db/schema.ts'
import type { TestApi } from './testApi.ts'
import { upload } from './uploads.ts'

/** A form that can be submitted, of the persona customer: a flat in Santiago. */
export const completeForm = {
  type: 'DOSTYP001',
  supplyTypes: ['NEW_SUPPLY'],
  coordinates: { x: 537_000, y: 4_747_000, huso: 29 },
  cadastre: { referenciaCatastral: '9872023NH3797S0001WX' },
  technicalData: { requestedPowerKw: 5.75, voltage: 'BT', phases: 1, urbanisedGround: true },
  powerList: [{ use: 'DWELLING', units: 1, powerKw: 5.75 }],
  applicant: { docNumber: '12345678Z', name: 'Lucía', surname1: 'Ferreiro', telephone: '981000111' },
  addresses: {
    supply: {
      streetType: 'street',
      streetName: 'Rúa Nova',
      number: '8',
      zipCode: '15705',
      town: 'Santiago de Compostela',
      province: 'A Coruña',
    },
  },
  billingEmail: 'lucia@correo.gal',
  digitalInvoice: true,
} as const satisfies DossierForm

/** A delivered document. By default its id is that of no upload. */
export const deliveredDocument = (idDocumentum = 'never-uploaded') => ({
  idDocumentum,
  nombreArchivo: 'plano.pdf',
  format: 'pdf',
  documentType: 'LOCATION_PLAN',
})

/** Uploads the two documents that a new connection needs. Returns them as delivered documents. */
export async function uploadBoth(client: Parameters<typeof upload>[0]) {
  const uploaded = async (nombre: string): Promise<string> => (await upload(client, { nombre })).body.documentumId
  const plan = deliveredDocument(await uploaded('plano.pdf'))
  const title = { ...plan, idDocumentum: await uploaded('escritura.pdf'), nombreArchivo: 'escritura.pdf' }
  return [plan, { ...title, documentType: 'OWNERSHIP' }] as const
}

/** The code of the seeded dossier of the persona dossierClient with a status. */
export function seededDossier(api: TestApi, status: DossierStatus): string {
  const found = api
    .world()
    .db.select()
    .from(dossier)
    .where(and(eq(dossier.userId, 16), eq(dossier.status, status)))
    .get()
  if (!found) throw new Error(`no dossier of the dossier client is in ${status}`)
  return found.code
}

/** The code of the seeded dossier of the persona customer, whose budget waits for an answer. */
export function customersDossier(api: TestApi): string {
  const found = api.world().db.select().from(dossier).where(eq(dossier.userId, 1)).get()
  if (!found) throw new Error('the customer has no dossier')
  return found.code
}

/** Moves the clock to a local time such as `2026-03-18T09:00:00+01:00`, and runs the jobs that are due. */
export async function advanceTo(api: TestApi, instant: string): Promise<void> {
  const seconds = (Date.parse(instant) - api.world().clock.now()) / 1000
  await api.http().post('/__control/worlds/default/clock/advance').send({ seconds }).expect(200)
}
