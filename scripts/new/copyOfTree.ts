import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../lib/root.ts'
import { isOwn, workspaceIn } from '../testing/copyTree.ts'

const workspaces = ['api-spec', 'server', 'seed', 'web', 'web/mobile', 'e2e', 'packages/acometida', 'packages/testing']
const left = new Set(['node_modules', 'dist', 'data', 'docs', 'deploy', '.git', '.reports', '.runtimes', '.mutants'])

/** Makes a copy of the repository with the packages of this one. Writing into the copy changes nothing here. */
export function copyOfTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tree-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.has(basename(file)) })
  for (const workspace of ['.', ...workspaces]) linkPackages(copy, workspace)
  return copy
}

/** Links each package to its real path, and those of the workspace to the copy. */
function linkPackages(copy: string, workspace: string): void {
  const from = join(root, workspace, 'node_modules')
  if (!existsSync(from)) return
  for (const name of readdirSync(from).filter((each) => !each.startsWith('.')))
    for (const each of name.startsWith('@') ? readdirSync(join(from, name)).map((part) => `${name}/${part}`) : [name]) {
      const target = isOwn(each)
        ? workspaceIn(copy, join(workspace, 'node_modules', each))
        : realpathSync(join(from, each))
      const link = join(copy, workspace, 'node_modules', each)
      mkdirSync(dirname(link), { recursive: true })
      // Windows lets every user make this kind of link.
      symlinkSync(target, link, 'junction')
    }
}
