import { onePagePdf } from '@acometida/api-spec/rules/onePagePdf'

/**
 * A PDF of one page that says what it stands for and of what, and that it is a sample. Of the texts only what Latin-1
 * has is shown. The same texts give the same bytes.
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
