import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checks } from '../checks/checks.ts'
import { toolFile } from './tool.ts'

test('finds every tool of the checks as a script that Node runs', () => {
  for (const { command } of checks.filter((check) => 'command' in check)) {
    expect(existsSync(toolFile(command)), command).toBe(true)
    expect(toolFile(command)).not.toContain('.bin')
  }
})

test('finds the tools that a package names one by one, or the one under its own name', () => {
  const base = mkdtempSync(join(tmpdir(), 'tool-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const write = (folder: string, manifest: object) => {
    mkdirSync(join(base, folder), { recursive: true })
    writeFileSync(join(base, folder, 'package.json'), JSON.stringify(manifest))
  }
  write('web', { devDependencies: { '@scope/one': '1', two: '1' } })
  write('web/node_modules/@scope/one', { bin: 'cli.js' })
  write('web/node_modules/two', { bin: { deux: './bin/deux.mjs' } })
  write('server', { devDependencies: { typescript: '6', 'typescript-7': '7' } })
  write('server/node_modules/typescript', { bin: { tsc: './bin/tsc' } })
  write('server/node_modules/typescript-7', { bin: { tsc: './bin/tsc' } })
  expect(toolFile('one', base)).toBe(join(base, 'web/node_modules/@scope/one/cli.js'))
  expect(toolFile('deux', base)).toBe(join(base, 'web/node_modules/two/bin/deux.mjs'))
  // The package with the compiler API, which tools use to parse code, does not provide the command.
  expect(toolFile('tsc', base)).toBe(join(base, 'server/node_modules/typescript-7/bin/tsc'))
  expect(() => toolFile('three', base)).toThrow('There is no tool three in the workspace.')
})
