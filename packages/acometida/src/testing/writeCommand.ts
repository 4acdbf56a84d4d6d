import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * Writes a command that runs a script of Node (CommonJS) into a folder, for every system. Returns a path of programs
 * with the folder first.
 */
export function writeCommand(folder: string, name: string, script: string): string {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, name), `#!/usr/bin/env node\n${script}\n`, { mode: 0o755 })
  writeFileSync(join(folder, `${name}.cmd`), `@node "%~dp0${name}" %*\r\n`)
  return folder + delimiter + process.env['PATH']
}
