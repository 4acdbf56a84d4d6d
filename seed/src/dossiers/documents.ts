import type { DossierDocumentType } from '@acometida/api-spec/rules/dossier/dossierTypes'
import { DAY_MS } from '@acometida/api-spec/rules/time/durations'
import type { document, dossierDocument } from '@acometida/server/db/schema'
import type { SeededPersona } from '#src/people/personas.ts'
import { supplyCups } from '#src/supplies/supplies.ts'
import { openRequestCode } from './requests.ts'
import { samplePdf } from './samplePdf.ts'

/** The customer's uploads: a photo for the open request, and a certificate that was handed in for the flat. */
export function documents({ key, userId }: SeededPersona, nowMs: number): (typeof document.$inferInsert)[] {
  if (key !== 'customer') return []
  const plain = { userId, repository: 'D' } as const
  return [
    {
      ...plain,
      id: 'seeded-document-1',
      requestCode: openRequestCode(nowMs),
      name: 'cuadro-electrico.png',
      mimeType: 'image/png',
      kind: 'FOTO',
      size: onePixel.length,
      content: onePixel,
      uploadedAt: nowMs - 6 * DAY_MS,
    },
    {
      ...plain,
      id: 'seeded-document-2',
      cups: supplyCups(userId, 1),
      name: 'boletin-electrico.pdf',
      mimeType: 'application/pdf',
      kind: 'BOLETIN',
      size: certificate.length,
      content: certificate,
      uploadedAt: nowMs - 40 * DAY_MS,
      handedIn: true,
    },
  ]
}

/**
 * The files of the documents that a customer delivered to dossiers. The budgets among these are made when they are
 * asked for.
 */
export function deliveredFiles(
  userId: number,
  delivered: readonly (typeof dossierDocument.$inferInsert)[],
): (typeof document.$inferInsert)[] {
  return delivered.flatMap(({ id, dossierCode, name, type, repository, at }) => {
    if (type === 'BUDGET') return []
    const content = samplePdf(titles[type], `Expediente ${dossierCode}`)
    return {
      id,
      userId,
      dossierNumber: dossierCode,
      repository,
      name,
      mimeType: 'application/pdf' as const,
      kind: type,
      size: content.length,
      content,
      uploadedAt: at,
    }
  })
}

const titles: Readonly<Record<DossierDocumentType, string>> = {
  LOCATION_PLAN: 'Plano de situación',
  OWNERSHIP: 'Justificante de la propiedad',
  SINGLE_LINE_DIAGRAM: 'Esquema unifilar',
  GUARANTEE_RECEIPT: 'Resguardo de la garantía',
  INSTALLATION_CERTIFICATE: 'Certificado de la instalación',
  AUTHORIZATION: 'Autorización',
  OTHER: 'Otro documento',
}

const certificate = samplePdf('Boletín eléctrico', 'Rúa do Vilar, 27, 2.º B, Santiago de Compostela')

/** The smallest PNG there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
