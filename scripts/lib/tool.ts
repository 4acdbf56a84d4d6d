import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Version 6 of the compiler, whose API tools use to parse code. The command is that of version 7. */
const library = 'typescript'
const workspaces = ['.', 'e2e', 'web', 'server', 'scripts/lab']

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly bin?: string | Readonly<Record<string, string>>
}

/**
 * The script behind a command that a package of the workspace provides. Node can run it, while the entry in `.bin` is a
 * shell script on one system and a batch file on another. Throws if no package provides the command.
 */
export function toolFile(command: string, base: string = root): string {
  for (const workspace of workspaces) {
    const { dependencies, devDependencies } = manifestIn(join(base, workspace))
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      if (name === library) continue
      const folder = join(base, workspace, 'node_modules', name)
      const script = scriptOf(folder, name, command)
      if (script !== undefined) return join(folder, script)
    }
  }
  throw new Error(`There is no tool ${command} in the workspace.`)
}

function scriptOf(folder: string, name: string, command: string): string | undefined {
  const { bin } = manifestIn(folder)
  if (typeof bin === 'string') return name.split('/').at(-1) === command ? bin : undefined
  return bin?.[command]
}

function manifestIn(folder: string): Manifest {
  const file = join(folder, 'package.json')
  // npm guarantees this shape.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}
