import { expect, test } from 'vitest'
import { readWords } from '../commands.ts'
import { NotPossible } from './names.ts'
import type { OperationOptions } from './operation.ts'
import { planOf } from './planOf.ts'

test.each([
  [['operation', 'listAlerts', '--area', 'alerts'], 'The name listAlerts is taken by api-spec/paths/alerts.yaml:3.'],
  [['operation', 'ListAlerts', '--area', 'alerts'], '"ListAlerts" is not a name'],
  [
    ['operation', 'listX', '--area', 'alerts', '--path', '/alerts/alerts'],
    'GET /alerts/alerts is taken, in api-spec/paths/alerts.yaml.',
  ],
  [['operation', 'countX', '--area', 'alerts'], '--method must be one of GET, POST, PUT, DELETE'],
  [['operation', 'listX'], '--area is missing. Known: access, alerts, '],
  [['operation', 'listX', '--area', 'none'], 'There is no area none. Known: access, alerts, '],
  [['screen', 'supplies', '--area', 'supplies'], 'is taken by api-spec/rules/navigation/clientPaths.ts:'],
  [
    ['screen', 'more', '--area', 'supplies', '--path', '/supplies'],
    'is taken by api-spec/rules/navigation/clientPaths.ts:',
  ],
  [['screen', 'login', '--area', 'supplies'], 'is taken by api-spec/rules/navigation/startPaths.ts:'],
  [['screen', 'more', '--area', 'none'], 'There is no area none. Known: access, dashboard, '],
  [['area', 'alerts'], 'The name alerts is taken by server/src/modules/alerts.'],
  [['area', 'more', '--path', '/more'], '--area and --path are not for an area.'],
])('rejects %j and says why', (line, sentence) => {
  const { words, values } = readWords<OperationOptions>('new', line)
  const plan = () => planOf(words, values)
  expect(plan).toThrow(NotPossible)
  expect(plan).toThrow(sentence)
})

test('adds a parameter of the path to the operation, with an example that names nothing existing', () => {
  const { edits, files } = planOf(['operation', 'renameAlert'], {
    area: 'alerts',
    method: 'put',
    path: '/alerts/{alertId}',
  })
  const added = edits.map(({ change }) => change(markers)).join('')
  expect(added).toContain('- { name: alertId, in: path, required: true')
  expect(added).toContain(
    'renameAlert:\n  request: { path: { alertId: none }, body: {} }\n  about: nobody\n  answers:\n    done: { done: true }\n',
  )
  expect(added).toContain('renameAlert: ({ ctx, params, body }) => renameAlert(ctx, params, body),')
  expect(Object.keys(files)).toHaveLength(2)
})

const markers = "import type { Handlers } from '#src/core/operation.ts'\n} satisfies Partial<Handlers>\n"
