import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@acometida/server/config'
import { expect, test } from 'vitest'
import { parse, parseDocument } from 'yaml'
import { root } from '../scripts/lib/root.ts'

type Settings = Readonly<Record<string, string | null>>

interface ComposeFile {
  readonly services: {
    readonly client?: { readonly ports: readonly string[] }
    readonly server: { readonly environment: Settings; readonly ports: readonly string[] }
  }
}

const text = (file: string): string => readFileSync(join(root, file), 'utf8')
const local: ComposeFile = parse(text('docker-compose.yml'))
// `!reset` takes a value of the first file away. It is no tag of YAML itself.
const overlay: ComposeFile = parseDocument(text('deploy/compose.production.yml'), { logLevel: 'error' }).toJS()

/** The settings of the server, with variables of the shell put in: `${NAME:-value}` and `${NAME:?reason}`. */
function settingsOf(files: readonly ComposeFile[], shell: Readonly<Record<string, string>>): Record<string, string> {
  const all: Settings = Object.assign({}, ...files.map(({ services }) => services.server.environment))
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => {
      const filled = value?.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, key: string, kind: string, rest: string) => {
        if (shell[key] === undefined && kind === '?') throw new Error(`${key} is missing: ${rest}`)
        return shell[key] ?? rest
      })
      return filled === undefined || filled === 'null' ? [] : [[name, filled]]
    }),
  )
}

test('starts the seeded world without any setting, open to this machine alone', () => {
  const config = readConfig(settingsOf([local], {}))
  expect(config).toMatchObject({ mode: 'development', control: true, template: '/app/data/template.sqlite' })
  const ports = [...(local.services.client?.ports ?? []), ...local.services.server.ports]
  expect(ports).toHaveLength(2)
  for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/)
})

test('starts a production server by the overlay, without a port, and says what it lacks', () => {
  expect(() => settingsOf([local, overlay], {})).toThrow('CLIENT_URL is missing')
  const shell = { CLIENT_URL: 'https://area.example', JWT_SECRET: 'k3vD8sQ1xW6yB9mZ4pL7nR2tF5hJ0cGa' }
  const config = readConfig(settingsOf([local, overlay], shell))
  expect(config).toMatchObject({ mode: 'production', control: false, template: null })
  expect(config.database).not.toBe(readConfig(settingsOf([local], {})).database)
  expect(text('deploy/compose.production.yml')).toContain('ports: !reset []')
})
