import { isLongComment } from '../lib/longComment.ts'
import type { SourceFile } from '../lib/sourceFiles.ts'

/** Comments wider than code. The formatter does not wrap them. */
export function wideComments(sources: readonly SourceFile[]): string[] {
  return sources.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        isLongComment(line) ? `${file}:${index + 1}: a comment is wider than 120 columns` : [],
      ),
  )
}
