/**
 * A PDF of one page of A4. Each character is one byte. Objects, table and trailer follow ISO 32000-1, 7.5.
 * @param page the drawing operators of the page; `F1` is Helvetica
 * @param bytes the size to which a comment fills the file, if it is shorter
 */
export function onePagePdf(page: string, bytes = 0): string {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]
  let body = '%PDF-1.4\n'
  const entries = objects.map((object, index) => {
    const entry = `${String(body.length).padStart(10, '0')} 00000 n \n`
    body += `${index + 1} 0 obj${object}endobj\n`
    return entry
  })
  const count = objects.length + 1
  const endAt = (start: number) =>
    `xref\n0 ${count}\n0000000000 65535 f \n${entries.join('')}trailer<</Size ${count}/Root 1 0 R>>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`
  const room = bytes - body.length - endAt(0).length
  if (room > 1) body += `%${' '.repeat(room - 2)}\n`
  return body + endAt(body.length)
}
