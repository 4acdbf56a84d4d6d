import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.ts'

/** Version 6 of the compiler, which tools read code with. Its command is that of version 7, which checks the types. */
const library = 'typescript'
const workspaces = ['.', 'e2e', 'web', 'server']

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly bin?: string | Readonly<Record<string, string>>
}

/**
 * The script behind a command that a package of the workspace brings, which Node itself runs: what `.bin` has is a
 * shell script on one system and a batch file on another. Throws where no package brings it.
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
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {}
}
