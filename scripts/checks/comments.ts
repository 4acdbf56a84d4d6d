import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from '../lib/filesIn.ts'
import { isLongComment } from '../lib/longComment.ts'
import { root } from '../lib/root.ts'

/** Checks the width of comments, which the formatter does not wrap: it is at most that of code. */
const problems: string[] = []
const folders = [
  'api-spec',
  'server/src',
  'seed/src',
  'web/src',
  'web/mobile/src',
  'e2e/src',
  'e2e/testing/src',
  'e2e/journeys',
  'scripts',
]
for (const folder of folders)
  for (const file of filesIn(join(root, folder)).filter(isOurs))
    for (const [index, line] of readFileSync(join(root, folder, file), 'utf8')
      .split('\n')
      .entries())
      if (isLongComment(line)) problems.push(`${folder}/${file}:${index + 1}: a comment is wider than 120 columns`)
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

function isOurs(file: string): boolean {
  return /\.(?:tsx?|mjs)$/.test(file) && !/(?:^|\/)(?:node_modules|dist|generated)\//.test(file)
}
