import { spawnSync } from 'node:child_process'
import { root } from '../lib/root.ts'

const VERBS = ['Add', 'Fix', 'Remove', 'Rename', 'Move', 'Speed up', 'Document', 'Test', 'Refactor', 'Update']
const MOST = 72

/** What is wrong with the first line of a commit, such as `Fix a list without its last row`; undefined if nothing. */
export function commitProblem(subject: string): string | undefined {
  // Git writes these itself.
  if (/^(?:Merge|Revert|fixup!|squash!) ?/.test(subject)) return undefined
  if (!VERBS.some((verb) => subject.startsWith(`${verb} `))) return `begins with none of ${VERBS.join(', ')}`
  if (subject.length > MOST) return `has ${subject.length} characters, and at most ${MOST} are read everywhere`
  return subject.endsWith('.') ? 'ends with a full stop' : undefined
}

/**
 * What is wrong with the commits that the main branch of the remote does not have, a line each. Without a remote there
 * is nothing to judge.
 */
export function commitProblems(): string[] {
  const words = ['log', '--no-merges', '--format=%h%x09%s', 'origin/main..HEAD']
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  const lines = status === 0 ? stdout.split('\n').filter((line) => line !== '') : []
  return lines.flatMap((line) => {
    const [hash = '', subject = ''] = line.split('\t')
    const problem = commitProblem(subject)
    if (problem === undefined) return []
    return [`${hash} "${subject}" ${problem}. Name it anew by git commit --amend or git rebase -i origin/main.`]
  })
}
