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
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let text = '%PDF-1.4\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(text.length).padStart(10, '0')} 00000 n \n`
    text += `${index + 1} 0 obj${object}endobj\n`
    return entry
  })
  const count = objects.length + 1
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}`
  // One byte per character, so that offsets in the text are offsets in the file.
  return Buffer.from(
    `${text}${table}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}

const line = (text: string): string => `/F1 12 Tf 0 -28 Td (${escaped(text)}) Tj`

/** ISO 32000-1, 7.3.4.2. */
const escaped = (text: string): string => text.replaceAll(/[\\()]/g, String.raw`\$&`)
