import { expect, test } from 'vitest'
import { importCircles } from './importCircles.ts'

const circlesOf = (files: Readonly<Record<string, string>>) => importCircles(new Map(Object.entries(files)))

test('accepts parts that import downwards, and files of one part that import each other', () => {
  const circles = circlesOf({
    'app.ts': "import { handlers } from './handlers.ts'",
    'handlers.ts': "import { bills } from './modules/bills/bills.handlers.ts'",
    'modules/bills/bills.handlers.ts':
      "import { list } from './bills.service.ts'\nimport type { A } from '#src/core/a.ts'",
    'modules/bills/bills.service.ts':
      "import type { Bills } from './bills.handlers.ts'\nimport { eq } from 'drizzle-orm'",
    'core/a.ts': "import { isLoopback } from '../base/loopback.ts'",
  })
  expect(circles).toEqual([])
})

test('names two modules that import each other once, with the files that do', () => {
  const circles = circlesOf({
    'modules/users/updateUser.service.ts': "import { endSessionsOf } from '#src/modules/access/session.service.ts'",
    'modules/access/session.service.ts': "import type { User } from '../users/findUser.service.ts'",
  })
  expect(circles).toEqual([
    'modules/users → modules/access → modules/users: move what they share into a part below them; ' +
      'see server/src/modules/users/updateUser.service.ts, server/src/modules/access/session.service.ts',
  ])
})

test('names a circle by way of a third part', () => {
  const circles = circlesOf({
    'modules/bills/bills.service.ts': "import { ok } from '#src/core/result.ts'",
    'core/result.ts': "const later = () => import('#src/config.ts')",
    'config.ts': "export * from './modules/bills/bill.rules.ts'",
    'main.ts': "import './config.ts'",
  })
  expect(circles).toEqual([expect.stringMatching(/^modules\/bills → core → config\.ts → modules\/bills: /)])
})

test('lets the list of all tables import the tables', () => {
  const circles = circlesOf({
    'db/schema.ts': "export * from '#src/modules/bills/bills.table.ts'",
    'modules/bills/bills.service.ts': "import { bill } from '#src/db/schema.ts'",
  })
  expect(circles).toEqual([])
})
