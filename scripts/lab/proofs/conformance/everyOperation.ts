import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseTable } from '@acometida/api-spec/conformance/expectedTable.ts'
import type { OperationId } from '@acometida/api-spec/operations/operationOf.ts'
import { startsAt } from '@acometida/e2e/support/startsAt.ts'
import { freePort } from '@acometida/testing/freePort'
import { type Config, readConfig } from 'acometida/src/conformance/config.ts'
import { type Run, runConformance, selectOperations } from 'acometida/src/conformance/run.ts'
import type { Target } from 'acometida/src/conformance/target.ts'
import { startServer } from '../../../lib/process/startServer.ts'
import { root } from '../../../lib/root.ts'
import { ensureTemplate } from '../../../lib/template.ts'

/** The origin of the client. With it a run makes preflights, and judges answers as a browser reads them. */
export const ORIGIN = 'https://area.example'

/** All operations of the contract. */
export const everyOperation: readonly OperationId[] = selectOperations([])

/** The table of who may make which call. */
export const expected = parseTable(readFileSync(join(root, 'api-spec/conformance/expected.md'), 'utf8'))

/** Starts the built server with its worlds in memory. */
export async function startReferenceServer() {
  return startServer(['server/dist/main.js'], {
    NODE_ENV: 'test',
    DATABASE: ':memory:',
    NOW: startsAt,
    TEMPLATE: await ensureTemplate('data/template-pinned.sqlite', { now: startsAt }),
    CORS_ORIGINS: ORIGIN,
    PORT: String(await freePort()),
  })
}

interface Asked {
  readonly seed: number
  readonly operations?: readonly OperationId[]
  readonly subjects?: Config['subjects']
  readonly onAsk?: (operation: OperationId) => void
}

/** Checks a reference server against the contract at all levels, with all effects. */
export function runAll(target: Target, { operations = everyOperation, subjects = {}, ...asked }: Asked): Promise<Run> {
  const config = { ...readConfig(undefined, {}), origin: ORIGIN, subjects }
  return runConformance(target, config, {
    level: 5,
    effects: 'physical',
    expected,
    operations,
    expect: operations,
    ...asked,
  })
}
