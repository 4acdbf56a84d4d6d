import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfText } from './pdfText.ts'

const deflated = (text: string) => deflateSync(Buffer.from(`[<${Buffer.from(text, 'latin1').toString('hex')}>] TJ`))

test('reads streams whose data ends with each byte, a return and a line break too', () => {
  const texts = Array.from({ length: 512 }, (_, index) => 'a'.repeat(index))
  const lastBytes = new Set(texts.map((text) => deflated(text).at(-1)))
  expect([lastBytes.has(0x0a), lastBytes.has(0x0d)]).toEqual([true, true])
  for (const end of ['\n', '\r\n']) {
    const streams = texts.flatMap((text) => [
      Buffer.from('<< /Filter /FlateDecode >>\nstream\n'),
      deflated(text),
      Buffer.from(`${end}endstream\n`),
    ])
    expect(pdfText(Buffer.concat(streams))).toEqual(texts)
  }
})
