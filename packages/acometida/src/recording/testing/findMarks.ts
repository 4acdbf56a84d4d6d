import { viewsIn } from './views.ts'

/**
 * The marks in a text, also URL-, base64-, JSON- or HTML-encoded, in tokens, and in texts and deflated
 * streams of PDFs.
 */
export function findMarks(text: string, marks: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const view of viewsIn(text))
    for (const candidate of candidatesIn(view.toLowerCase())) if (marks.has(candidate)) found.add(candidate)
  return found
}

/** The strings with the form of a mark: words, documents, phones, coordinates, days, and numbers within longer ones. */
function* candidatesIn(text: string): Generator<string> {
  yield* matches(text, /zq[a-p]{8}/g)
  yield* matches(text, /\d{8}[a-z]/g)
  yield* matches(text, /(?<!\d)6\d{8}(?!\d)/g)
  yield* matches(text, /\d{6}\.\d{2}/g)
  yield* matches(text, /\d{4}-\d{2}-\d{2}/g)
  for (const run of matches(text, /\d{14,}/g))
    for (const width of [14, 16]) for (let at = 0; at + width <= run.length; at += 1) yield run.slice(at, at + width)
}

function matches(text: string, pattern: RegExp): readonly string[] {
  return text.match(pattern) ?? []
}
