import type { document, dossierDocument } from '@acometida/server/db/schema'
import { DAY_MS } from '@acometida/api-spec/rules/durations'
import type { SeededPersona } from './personas.ts'
import { openRequestCode } from './requests.ts'
import { supplyCups } from './supplies.ts'

/** What the customer has uploaded: a photo for the open request, and a certificate that was handed in for the flat. */
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
      size: blankPage.length,
      content: blankPage,
      uploadedAt: nowMs - 40 * DAY_MS,
      handedIn: true,
    },
  ]
}

/** The files of the documents that a customer delivered to dossiers. The budgets among these are made when they are asked for. */
export function deliveredFiles(
  userId: number,
  delivered: readonly (typeof dossierDocument.$inferInsert)[],
): (typeof document.$inferInsert)[] {
  return delivered
    .filter(({ type }) => type !== 'BUDGET')
    .map(({ id, dossierCode, name, type, repository, at }) => ({
      id,
      userId,
      dossierNumber: dossierCode,
      repository,
      name,
      mimeType: 'application/pdf',
      kind: type,
      size: blankPage.length,
      content: blankPage,
      uploadedAt: at,
    }))
}

/** The smallest PNG there is. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A PDF with one blank page. Readers find its objects without a table of them. */
const blankPage = Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`)
