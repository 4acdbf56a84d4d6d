import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'
import { checkFree, checkName, filesOf, inWords, NotPossible, pascal, singular } from './names.ts'
import { contractEdits, leftOfOperation, readOperation } from './operation.ts'
import { before, behind, type Edit, type Plan } from './plan.ts'
import { addressEdit, journeyFile, leftOfScreen, readScreen, tableEdit } from './screen.ts'

/** A part of contract, server and client: a list of things of the user, with its table, operation, noun and screen. */
export function planArea(area: string): Plan {
  checkName(area)
  for (const place of [`server/src/modules/${area}`, `web/src/screens/${area}`, `api-spec/paths/${area}.yaml`])
    if (existsSync(join(root, place))) throw new NotPossible(`The name ${area} is taken by ${place}.`)
  checkFree(`The tag ${area}`, `  - name: ${area}`, 'api-spec/openapi.yaml')
  const thing = singular(area)
  checkFree(`The schema ${pascal(thing)}`, `${pascal(thing)}:`, ...filesOf('api-spec/schemas'))
  const operation = { ...readOperation(`list${pascal(area)}`, 'GET', `/${area}`), area, tag: area }
  const screen = readScreen(area, `/${area}`)
  const module = `server/src/modules/${area}/${area}`
  const table = `${thing}Row`
  return {
    files: {
      [`${module}.table.ts`]: tableText(area, thing, table),
      [`${module}.service.ts`]: serviceText(area, table),
      [`${module}.routes.ts`]: routesText(area),
      [`${module}.test.ts`]: apiTestText(area),
      [`web/src/domain/${thing}/${area}.ts`]: nounText(area, thing),
      [`web/src/screens/${area}/${pascal(area)}Screen.tsx`]: screenText(area, thing),
      [`web/src/screens/${area}/${pascal(area)}Screen.test.tsx`]: screenTestText(area),
      ...textFiles(area),
      ...journeyFile(area, area),
    },
    edits: [
      before(
        'api-spec/openapi.yaml',
        'components:\n',
        `  - name: ${area}\n    description: Say what ${inWords(area)} are to a user\n`,
      ),
      ...contractEdits(operation, answerText(area, thing), "one: { items: [{ id: '7' }] }"),
      ...registrations(area),
      addressEdit(screen),
      tableEdit(area, area, area),
    ],
    left: [
      `api-spec/openapi.yaml, api-spec/paths/${area}.yaml, api-spec/schemas/${area}.yaml: what they are, and what of them is answered`,
      `${module}.table.ts: its columns; then npx drizzle-kit generate --name ${area} in server writes the migration`,
      `${module}.service.ts and web/src/domain/${thing}/${area}.ts: what of a row goes out, and what the client calls it`,
      `web/src/screens/${area}: what the screen shows, and its texts`,
      ...leftOfOperation(operation),
      ...leftOfScreen(area),
    ],
  }
}

/** The edits that register an area in shared files. */
function registrations(area: string): Edit[] {
  const handlers = 'server/src/handlers.ts'
  const line = `  ${area}: texts({\n${['es', 'gl', 'en'].map((language) => `    ${language}: () => import('#src/screens/${area}/texts/${language}.ts'),\n`).join('')}  }),\n`
  return [
    behind(
      handlers,
      "import type { Handlers } from './core/operation.ts'\n",
      `import { ${area}Handlers } from './modules/${area}/${area}.routes.ts'\n`,
    ),
    behind(handlers, 'export const handlers: Handlers = {\n', `  ...${area}Handlers,\n`),
    before(
      'server/src/db/schema.ts',
      "export * from '#src/modules/users/",
      `export * from '#src/modules/${area}/${area}.table.ts'\n`,
    ),
    before('web/src/locales/later.ts', '}\n\nfunction texts', line),
  ]
}

function answerText(area: string, thing: string): string {
  return `
${pascal(thing)}:
  type: object
  required: [id]
  properties:
    id: { type: string, x-personal: code }
  additionalProperties: false

List${pascal(area)}Answer:
  type: object
  required: [items]
  properties:
    items: { type: array, items: { $ref: '#/components/schemas/${pascal(thing)}' } }
  additionalProperties: false
`
}

function tableText(area: string, thing: string, table: string): string {
  const name = inWords(thing).replaceAll(' ', '_')
  return `import { index, integer, sqliteTable } from 'drizzle-orm/sqlite-core'
import { user } from '#src/modules/users/users.table.ts'

/** Say what a row is, and what is true of all of them: ${inWords(area)} of a user. */
export const ${table} = sqliteTable(
  '${name}',
  {
    id: integer().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('${name}_user').on(table.userId)],
)
`
}

function serviceText(area: string, table: string): string {
  return `import { asc, eq, sql } from 'drizzle-orm'
import type { AuthorizedContext } from '#src/core/context.ts'
import type { ResultOf } from '#src/core/operation.ts'
import { ok } from '#src/core/result.ts'
import { prepared } from '#src/db/prepared.ts'
import { ${table} } from '#src/db/schema.ts'
import { cachedUntilWrite } from '#src/db/cachedUntilWrite.ts'

/** The caller's own, oldest first. */
export function list${pascal(area)}({ db, caller }: AuthorizedContext): ResultOf<'list${pascal(area)}'> {
  return ok({ items: rowsOf(db, caller.userId).map(({ id }) => ({ id: String(id) })) })
}

const rowsOf = cachedUntilWrite((db, userId: number) => findRows(db).all({ userId }))

const findRows = prepared((db) =>
  db
    .select()
    .from(${table})
    .where(eq(${table}.userId, sql.placeholder('userId')))
    .orderBy(asc(${table}.id)),
)
`
}

function routesText(area: string): string {
  return `import type { Handlers } from '#src/core/operation.ts'
import { list${pascal(area)} } from './${area}.service.ts'

export const ${area}Handlers = {
  list${pascal(area)}: ({ ctx }) => list${pascal(area)}(ctx),
} satisfies Partial<Handlers>
`
}

function apiTestText(area: string): string {
  return `import { expect, test } from 'vitest'
import { outcome, testApi } from '#src/testing/testApi.ts'

test('list${pascal(area)}: say what a user sees, and that it is nobody else’s', async () => {
  const { get } = await (await testApi()).as('customer')
  expect(outcome(await get('/${area}'))).toBe('200 0000')
  expect.fail('say what a user sees, and that it is nobody else’s')
})
`
}

function nounText(area: string, thing: string): string {
  const Thing = pascal(thing)
  return `import { type List${pascal(area)}Success, useList${pascal(area)} } from '#src/api/generated/api.ts'

/** Say what it is. */
export interface ${Thing} {
  readonly id: string
}

/** The user's own items, oldest first. */
export function use${pascal(area)}() {
  return useList${pascal(area)}({ query: { select: ${area}Of } })
}

function ${area}Of({ items }: List${pascal(area)}Success): readonly ${Thing}[] {
  return items.map(({ id }) => ({ id }))
}
`
}

function screenText(area: string, thing: string): string {
  return `import { useTranslation } from 'react-i18next'
import { use${pascal(area)} } from '#src/domain/${thing}/${area}.ts'
import { QueryGate } from '#src/domain/query/QueryGate.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Page } from '#src/ui/layout/page/Page.tsx'

/** Say what somebody comes here for. */
export function ${pascal(area)}Screen() {
  const { t } = useTranslation()
  const ${area} = use${pascal(area)}()
  return (
    <Page width="narrow" title={t('${area}.title')} lead={t('${area}.lead')}>
      <QueryGate query={${area}} skeleton={{ of: 'table', count: 6 }}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('${area}.empty')} />
          ) : (
            <ul>
              {all.map(({ id }) => (
                <li key={id}>{id}</li>
              ))}
            </ul>
          )
        }
      </QueryGate>
    </Page>
  )
}
`
}

function screenTestText(area: string): string {
  return `import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { example } from '@acometida/api-spec/testing/example.ts'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch } from '#src/testing/fakeFetch.ts'
import { renderScreens } from '#src/testing/renderScreens.tsx'
import { ${pascal(area)}Screen } from './${pascal(area)}Screen.tsx'

afterEach(() => vi.unstubAllGlobals())

test('${inWords(area)}: say what the list shows', async () => {
  vi.stubGlobal('fetch', fakeFetch({ 'GET /${area}': () => ({ content: example('list${pascal(area)}') }) }))
  renderScreens({ [paths.${area}]: <${pascal(area)}Screen /> }, paths.${area})
  expect(await screen.findAllByRole('listitem')).toHaveLength(1)
  expect.fail('say what the list shows, what it says when it is empty and when it cannot be read')
})
`
}

function textFiles(area: string): Readonly<Record<string, string>> {
  const lines = (language: string) =>
    ['title', 'lead', 'empty'].map((key) => `  ${key}: '[${language}] Say the ${key} of ${inWords(area)}.',\n`).join('')
  const other = (language: string) =>
    `import type { ${area} as spanish } from './es.ts'\nimport type { Messages } from '#src/locales/messages.type.ts'\n\nexport const ${area}: Messages<typeof spanish> = {\n${lines(language)}}\n`
  return {
    [`web/src/screens/${area}/texts/es.ts`]: `export const ${area} = {\n${lines('es')}} as const\n`,
    [`web/src/screens/${area}/texts/gl.ts`]: other('gl'),
    [`web/src/screens/${area}/texts/en.ts`]: other('en'),
  }
}
