import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { root } from '../lib/root.ts'

const workspaces = [
  '',
  'api-spec',
  'server',
  'seed',
  'web',
  'web/mobile',
  'e2e',
  'packages/acometida',
  'packages/testing',
]
const left = new Set(['node_modules', 'dist', 'data', 'docs', 'deploy', '.git', '.reports', '.runtimes', '.mutants'])
const parts = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'scripts',
  'api-spec',
  'server',
  'seed',
  'web/package.json',
  'web/vite.config.ts',
  ...ownImports('web/vite.config.ts'),
  'web/room/api/generated',
  'web/room/vite.config.ts',
  'web/src/api/generated/api.ts',
  // What the plugin of texts reads first.
  'web/src/locales',
  'e2e/package.json',
  'packages',
]

/**
 * Makes a copy of this repository in a temporary folder, where commands do not touch the tree. It has its own data and
 * workspaces, and the installed packages. Its client is an empty page, and it has one type to check.
 */
export function copyTree(): string {
  const copy = mkdtempSync(join(tmpdir(), 'acometida-copy-'))
  for (const part of parts) cpSync(join(root, part), join(copy, part), { recursive: true, filter: isCopied })
  writeFileSync(join(copy, 'web/index.html'), '<!doctype html><title>Acometida</title>')
  writeFileSync(join(copy, 'checked.ts'), 'export const isChecked: boolean = true\n')
  const types = { compilerOptions: { lib: ['es5'], types: [] }, files: [join(copy, 'checked.ts')] }
  for (const project of ['tsconfig.json', 'web/tsconfig.json'])
    writeFileSync(join(copy, project), JSON.stringify(types))
  linkAllPackages(copy)
  return copy
}

/** Makes a copy of all code of the repository, as `copyTree` does, to generate, write and check code in it. */
export function copyAllCode(): string {
  const copy = mkdtempSync(join(tmpdir(), 'acometida-code-'))
  cpSync(root, copy, { recursive: true, filter: isCopied })
  linkAllPackages(copy)
  return copy
}

const isCopied = (path: string) => !left.has(basename(path))

function linkAllPackages(copy: string): void {
  const folders = workspaces.map((workspace) => join(workspace, 'node_modules'))
  for (const folder of folders.filter((each) => existsSync(join(root, each)))) linkPackages(copy, folder)
}

/** The files beside a module of the repository that it imports, which must come along. */
function ownImports(module: string): string[] {
  const text = readFileSync(join(root, module), 'utf8')
  return [...text.matchAll(/ from '(\.\/[^']+)'/g)].map(([, path = '']) => join(dirname(module), path))
}

/** Links the packages of the registry to those installed here, and the workspaces to those in the copy. */
function linkPackages(copy: string, folder: string): void {
  mkdirSync(join(copy, folder, '@acometida'), { recursive: true })
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const [from, to] = [join(root, folder, entry.name), join(copy, folder, entry.name)]
    if (entry.name === '.acometida-installed') cpSync(from, to)
    else if (!/^(@acometida|acometida|\.cache|\.vite.*)$/.test(entry.name)) symlinkSync(from, to, 'junction')
  }
  const scope = join(root, folder, '@acometida')
  const names = existsSync(scope) ? readdirSync(scope).map((name) => `@acometida/${name}`) : []
  for (const name of [...names, 'acometida'].filter((each) => existsSync(join(root, folder, each))))
    symlinkSync(workspaceIn(copy, join(folder, name)), join(copy, folder, name), 'junction')
}

/** The workspace of the copy for a link among the installed packages. */
function workspaceIn(copy: string, link: string): string {
  return join(copy, relative(realpathSync(root), realpathSync(join(root, link))))
}
