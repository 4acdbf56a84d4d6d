import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../lib/root.ts'

/** A part of the code that is mutated in one run. */
export interface Folder {
  readonly name: string
  /** The files to mutate, as patterns from the root. */
  readonly mutate: readonly string[]
  /** The Vitest configuration that tries them. */
  readonly vitest: string
  /** The tests of the server to run, as patterns from the server's folder. */
  readonly tests: readonly string[]
  /** Whether the modules cache results, even those under a mutant. They are reloaded for each one. */
  readonly remembers: boolean
}

const modules = 'server/src/modules'

const remembering: ReadonlySet<string> = new Set(['bills', 'consumption', 'metering'])

/** Tests outside a module that prove it, because it has none of its own or is called from there. */
const testsElsewhere: Readonly<Record<string, readonly string[]>> = {
  access: ['src/modules/payments/offlinePayment.test.ts', 'src/modules/users/updateUser.test.ts'],
  bills: ['src/modules/documents/documents.test.ts', 'src/modules/payments/cardPayment.test.ts'],
  core: [
    'src/modules/audit/*.test.ts',
    'src/modules/access/captcha.test.ts',
    'src/modules/access/failures.test.ts',
    'src/modules/staff/searchUsers.test.ts',
  ],
  dossiers: ['src/modules/payments/dossierPayment.test.ts'],
  grid: ['src/modules/connection/*.test.ts', 'src/modules/dossiers/budget/*.test.ts'],
  metering: ['src/modules/consumption/*.test.ts', 'src/modules/readings/*.test.ts'],
  numbering: ['src/modules/requests/createRequest.test.ts', 'src/modules/dossiers/form/saveDossier.test.ts'],
  passwords: ['src/modules/access/migratePassword.test.ts'],
  people: ['src/modules/users/*.test.ts', 'src/modules/access/logIn.test.ts', 'src/modules/registration/*.test.ts'],
  points: ['src/modules/supplies/*.test.ts', 'src/modules/outages/outages.test.ts'],
  staff: ['src/modules/audit/audit.test.ts'],
  supplies: ['src/modules/dossiers/bindDossier.test.ts'],
  users: ['src/modules/access/secondFactor.test.ts', 'src/modules/access/actFor.test.ts'],
}

/** All folders that can be named. */
export const folders: readonly Folder[] = [
  {
    name: 'rules',
    mutate: ['api-spec/rules/**/*.ts', '!**/*.test.ts'],
    vitest: vitestOf('rules'),
    tests: [],
    remembers: false,
  },
  {
    name: 'core',
    mutate: ['server/src/core/**/*.ts', '!**/*.test.ts'],
    vitest: vitestOf('server'),
    tests: ['src/core/**/*.test.ts', ...(testsElsewhere['core'] ?? [])],
    remembers: false,
  },
  ...readdirSync(join(root, modules)).flatMap(ofModule),
]

function ofModule(name: string): Folder[] {
  const files = readdirSync(join(root, modules, name), { recursive: true, encoding: 'utf8' })
  if (!files.some((file) => /\.(service|rules|jobs)\.ts$/.test(file))) return []
  return [
    {
      name,
      mutate: [`${modules}/${name}/**/*.{service,rules,jobs}.ts`],
      vitest: vitestOf('server'),
      tests: [`src/modules/${name}/**/*.test.ts`, ...(testsElsewhere[name] ?? [])],
      remembers: remembering.has(name),
    },
  ]
}

function vitestOf(part: 'rules' | 'server'): string {
  return `scripts/lab/mutants/${part}.vitest.ts`
}
