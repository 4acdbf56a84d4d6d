import { onePagePdf } from '@acometida/api-spec/rules/onePagePdf'

/**
 * A PDF of one page with a title and a subject, marked as a sample. Characters outside Latin-1 are left out. The same
 * texts give the same bytes.
 */
export function samplePdf(title: string, subject: string): Buffer {
  const page = [
    `BT /F1 20 Tf 60 760 Td (${escaped(title)}) Tj`,
    line(subject),
    line('Documento de muestra'),
    'ET',
  ].join('\n')
  return Buffer.from(onePagePdf(page), 'latin1')
}

const line = (text: string): string => `/F1 12 Tf 0 -28 Td (${escaped(text)}) Tj`

/** ISO 32000-1, 7.3.4.2. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)
