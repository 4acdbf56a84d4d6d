import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { filesOfTemplate } from './filesOfTemplate.ts'
import { checkFree, checkName, filesOfFolder, splitName, NotPossible, toPascal, toSingular } from './names.ts'
import { contractEdits, leftOfOperation, readOperation } from './operation.ts'
import { atEnd, before, behind, type Edit, type Plan } from './plan.ts'
import { addressEdit, leftOfScreen, readScreen, tableEdit } from './screen.ts'

/** A part of contract, server and client: a list of things of the user, with its table, operation, noun and screen. */
export function planArea(area: string): Plan {
  checkName(area)
  for (const place of [`server/src/modules/${area}`, `web/src/screens/${area}`, `api-spec/paths/${area}.yaml`])
    if (existsSync(join(root, place))) throw new NotPossible(`The name ${area} is taken by ${place}.`)
  checkFree(`The tag ${area}`, `  - name: ${area}`, 'api-spec/openapi.yaml')
  const thing = toSingular(area)
  checkFree(`The schema ${toPascal(thing)}`, `${toPascal(thing)}:`, ...filesOfFolder('api-spec/schemas'))
  const operation = { ...readOperation(`list${toPascal(area)}`, 'GET', `/${area}`), area, tag: area }
  const screen = readScreen(area, `/${area}`)
  const module = `server/src/modules/${area}/${area}`
  return {
    files: {
      ...filesOfTemplate('area', area),
      ...filesOfTemplate('journey', area, { anyArea: area }),
    },
    edits: [
      before(
        'api-spec/openapi.yaml',
        'components:\n',
        `  - name: ${area}\n    description: Say what ${splitName(area)} are to a user\n`,
      ),
      ...contractEdits(operation, answerText(area, thing), "one: { items: [{ id: '7' }] }"),
      ...registrations(area),
      addressEdit(screen),
      tableEdit(area, area),
    ],
    left: [
      `api-spec/openapi.yaml, api-spec/paths/${area}.yaml, api-spec/schemas/${area}.yaml: describe them, and list the fields of the response`,
      `${module}.table.ts: its columns; then npx drizzle-kit generate --name ${area} in server writes the migration and a snapshot; delete the snapshot before it`,
      `${module}.service.ts and web/src/domain/${thing}/${area}.ts: which columns are answered, and their names in the client`,
      `web/src/screens/${area}: what the screen shows, and its texts`,
      ...leftOfOperation(operation),
      ...leftOfScreen(area),
    ],
  }
}

/** The edits that register an area in shared files. */
function registrations(area: string): Edit[] {
  const handlers = 'server/src/handlers.ts'
  return [
    behind(
      handlers,
      "import type { Handlers } from './core/operation.ts'\n",
      `import { ${area}Handlers } from './modules/${area}/${area}.handlers.ts'\n`,
    ),
    behind(handlers, 'export const handlers: Handlers = {\n', `  ...${area}Handlers,\n`),
    atEnd('server/src/db/schema.ts', `export * from '#src/modules/${area}/${area}.table.ts'\n`),
    behind(
      'web/src/locales/texts.type.ts',
      'export type Texts = typeof spanish.start &\n',
      `  typeof import('#src/screens/${area}/texts/es.ts') &\n`,
    ),
  ]
}

function answerText(area: string, thing: string): string {
  return `
${toPascal(thing)}:
  type: object
  required: [id]
  properties:
    id: { type: string, x-personal: code }
  additionalProperties: false

List${toPascal(area)}Answer:
  type: object
  required: [items]
  properties:
    items: { type: array, items: { $ref: '#/components/schemas/${toPascal(thing)}' } }
  additionalProperties: false
`
}
