import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { writeAtomically } from '@acometida/server/base/writeAtomically'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { commandOf } from '../commands.ts'
import { root } from '../lib/root.ts'
import { decisionIndex } from './decisionIndex.ts'

/**
 * Checks that every file, folder and command in the pages of the root and of docs exists, that the code below a comment
 * with the name of a file equals that file, and that the index lists every decision record. `--fix` writes both.
 */
const problems: string[] = []
// npm guarantees this shape.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...filesIn(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const labCommands = new Set(commandOf('lab').commands.map((command) => command.name()))
const decisions = 'docs/decisions'
for (const page of pages) {
  let text = readFileSync(join(root, page), 'utf8')
  const copied = page === `${decisions}/README.md` ? withDecisions(text) : withFiles(text)
  if (copied !== text && process.argv.includes('--fix')) writeAtomically(join(root, page), (text = copied))
  if (copied !== text)
    problems.push(`${page}: its copies from other files are outdated; npm run check -- --fix updates them`)
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)].map((match) => match[1] ?? '')
  for (const link of links)
    if (!existsSync(join(root, dirname(page), link))) problems.push(`${page}: the link ${link} leads nowhere`)
  const paths = [
    ...text.matchAll(/`((?:\.github|api-spec|server|seed|web|e2e|packages|scripts|docs|deploy)\/[\w./-]+)`/g),
  ].map((match) => match[1] ?? '')
  for (const path of paths)
    // A clean clone has no generated files.
    if (!/generated|\/dist$/.test(path) && !existsSync(join(root, path)))
      problems.push(`${page}: the path ${path} does not exist`)
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? '')
  for (const command of commands)
    if (!(command in scripts)) problems.push(`${page}: there is no command npm run ${command}`)
  const ofLab = [...text.matchAll(/npm run lab -- ([\w-]+)/g)].map((match) => match[1] ?? '')
  for (const command of ofLab)
    if (!labCommands.has(command)) problems.push(`${page}: there is no command npm run lab -- ${command}`)
}
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** The page with the current text of each file that a comment names: `<!-- e2e/example/first.spec.ts -->`. */
function withFiles(text: string): string {
  return text.replaceAll(
    /<!-- ([\w./-]+\.(ts|java|py)) -->\n(?:\n```\w+\n[^]*?\n```\n)?/g,
    (comment, path: string, kind: string) => {
      const [mark = ''] = comment.split('\n')
      return `${mark}\n\n\`\`\`${kind}\n${readFileSync(join(root, path), 'utf8').trimEnd()}\n\`\`\`\n`
    },
  )
}

/** The index of the decision records with its table as the records are. */
function withDecisions(text: string): string {
  const names = readdirSync(join(root, decisions)).filter((name) => name !== 'README.md')
  const records = names.toSorted().map((name) => [name, readFileSync(join(root, decisions, name), 'utf8')] as const)
  const { table, problems: found } = decisionIndex(new Map(records))
  problems.push(...found.map((problem) => `${decisions}/${problem}`))
  return `${text.split('\n| ')[0]?.trimEnd()}\n\n${table}`
}
