import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeWhole } from '@acometida/server/core/writeWhole'
import { filesIn } from '../lib/filesIn.ts'
import { root } from '../lib/root.ts'

/**
 * Checks that every file, folder and command in README and docs exists, and that the code below a comment with the name
 * of a file equals that file. `--fix` copies it there.
 */
const problems: string[] = []
// npm guarantees this shape.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const pages = [
  'README.md',
  ...filesIn(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
for (const page of pages) {
  let text = readFileSync(join(root, page), 'utf8')
  const copied = withFiles(text)
  if (copied !== text && process.argv.includes('--fix')) writeWhole(join(root, page), (text = copied))
  if (copied !== text) problems.push(`${page}: a file that stands there has changed; npm run check -- --fix copies it`)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1] ?? '')
  for (const link of links)
    if (!existsSync(join(root, dirname(page), link))) problems.push(`${page}: the link ${link} leads nowhere`)
  const paths = [...text.matchAll(/`((?:api-spec|server|seed|web|e2e|scripts|docs|docker|deploy)\/[\w./-]+)`/g)].map(
    (match) => match[1] ?? '',
  )
  for (const path of paths)
    // A clean clone has no generated files.
    if (!/generated|\/dist$/.test(path) && !existsSync(join(root, path))) problems.push(`${page}: there is no ${path}`)
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  for (const command of commands)
    if (!(command in scripts)) problems.push(`${page}: there is no command npm run ${command}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** The page with the current text of each file that a comment names: `<!-- e2e/example/first.spec.ts -->`. */
function withFiles(text: string): string {
  return text.replaceAll(
    /<!-- ([\w./-]+\.(ts)) -->\n(?:\n```\w+\n[^]*?\n```\n)?/g,
    (comment, path: string, kind: string) => {
      const [mark = ''] = comment.split('\n')
      return `${mark}\n\n\`\`\`${kind}\n${readFileSync(join(root, path), 'utf8').trimEnd()}\n\`\`\`\n`
    },
  )
}
