import { isLongComment } from '../lib/longComment.ts'
import { sourceFiles } from '../lib/sourceFiles.ts'

/** Checks the width of comments, which the formatter does not wrap: it is at most that of code. */
const problems = sourceFiles().flatMap(({ file, text }) =>
  text
    .split('\n')
    .flatMap((line, index) => (isLongComment(line) ? `${file}:${index + 1}: a comment is wider than 120 columns` : [])),
)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}
