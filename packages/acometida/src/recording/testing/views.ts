import { inflateSync } from 'node:zlib'

/** The maximal depth of nested encodings. */
const MAX_DEPTH = 4

/**
 * A text, and its decoded forms if parts of it are URL-, base64-, JSON- or HTML-encoded, tokens, or PDFs with deflated
 * streams.
 */
export function viewsIn(text: string): Generator<string> {
  // The least depth at which a view was decoded. A smaller depth sees more of it.
  const seen = new Map<string, number>()
  return look(text, 0)

  function* look(view: string, depth: number): Generator<string> {
    if ((seen.get(view) ?? Infinity) <= depth) return
    seen.set(view, depth)
    yield view
    if (depth < MAX_DEPTH) for (const inner of viewsOf(view)) yield* look(inner, depth + 1)
  }
}

/** The decodings of a text in each encoding that it may have. */
function* viewsOf(view: string): Generator<string> {
  if (view.startsWith('%PDF-')) yield* textsOfPdf(view)
  if (/%[0-9a-f]{2}/i.test(view))
    yield view.replaceAll(/(?:%[0-9a-f]{2})+/gi, (part) => bytesOf(part.replaceAll('%', '')))
  if (/\\[u"\\/]/.test(view))
    yield view
      .replaceAll(/\\u([0-9a-f]{4})/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll(/\\(["\\/])/g, '$1')
  if (/&#?\w+;/.test(view))
    yield view
      .replaceAll(/&#x([0-9a-f]+);/gi, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      .replaceAll(/&#(\d+);/g, (_all, number: string) => String.fromCharCode(Number(number)))
  for (const run of view.match(/[A-Za-z0-9+/_-]{12,}/g) ?? [])
    for (const part of [run, ...run.split('/')]) yield* decodings(part)
}

/** The decodings of a run of base64, which may begin with characters that do not belong to it. */
function* decodings(run: string): Generator<string> {
  for (let at = 0; at < 4 && at < run.length; at += 1) yield Buffer.from(run.slice(at), 'base64').toString('latin1')
}

// A return before the last line break may belong to the data: inflating ignores it where it does not.
function* textsOfPdf(pdf: string): Generator<string> {
  for (const [, stream = ''] of pdf.matchAll(/stream\r?\n([\s\S]*?)\nendstream/g)) {
    const content = inflated(stream)
    yield content
    yield [...content.matchAll(/<([0-9a-f]+)>/gi)].map(([, hex = '']) => bytesOf(hex)).join('\n')
  }
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return stream
  }
}

function bytesOf(hex: string): string {
  return Buffer.from(hex, 'hex').toString('latin1')
}
