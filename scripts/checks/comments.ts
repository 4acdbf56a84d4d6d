import type { SourceFile } from '../lib/sourceFiles.ts'

/** A comment wider than 120 columns, to which the formatter wraps code. It leaves comments alone. */
const WIDE = /^(?=.{121})\s*(?:\/\/|\/\*\*?|\*) /

/** Comments wider than code. */
export function wideComments(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (WIDE.test(line) ? `${file}:${index + 1}: a comment is wider than 120 columns` : [])),
  )
}
