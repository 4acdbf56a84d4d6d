import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runAcometida } from './program.ts'

const published = readFileSync(new URL('../../api-spec/generated/openapi.json', import.meta.url), 'utf8')
let folder = ''
let before = ''
let now = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'acometida-diff-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  before = join(folder, 'old.json')
  now = join(folder, 'new.json')
  writeFileSync(before, published)
  writeFileSync(now, published.replaceAll('"operationId": "getCaptcha"', '"operationId": "getPuzzle"'))
})

async function diff(...words: readonly string[]) {
  const said: string[] = []
  const keep = (text: unknown) => void said.push(String(text))
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockImplementation(keep)
  onTestFinished(() => void vi.restoreAllMocks())
  const code = await runAcometida(['diff', ...words], folder, '1.2.3')
  return { code, said: said.join('\n') }
}

test('a document does not differ from itself, and that ends with 0', async () => {
  expect(await diff(before, before)).toEqual({ code: 0, said: 'no changes' })
})

test('a breaking change ends with 1 and stands before a notice', async () => {
  const { code, said } = await diff(before, now)
  expect(code).toBe(1)
  expect(said.split('\n')).toEqual([
    '1 breaking, 1 notices',
    'breaking getCaptcha: there is no such operation any more',
    'notice getPuzzle: is a new operation',
  ])
})

test('notices alone end with 0, or with 1 where any change is to fail', async () => {
  const less = JSON.parse(published) as { paths: Record<string, unknown> }
  delete less.paths['/captcha']
  writeFileSync(before, JSON.stringify(less))
  writeFileSync(now, published)
  expect((await diff(before, now)).code).toBe(0)
  expect((await diff(before, now, '--fail-on', 'any')).code).toBe(1)
})

test('each finding names the files of a client that call its operation, generated ones and tests left out', async () => {
  writeFileSync(join(folder, 'Captcha.tsx'), 'const puzzle = useGetCaptcha()')
  writeFileSync(join(folder, 'Captcha.test.tsx'), 'getCaptcha()')
  writeFileSync(join(folder, 'other.ts'), 'getCaptchaLike()')
  const { said } = await diff(before, now, '--client', folder)
  expect(said).toContain('breaking getCaptcha: there is no such operation any more\n  called in Captcha.tsx\n')
})

test('the report is written as JSON, as Markdown and for a workflow', async () => {
  const json = JSON.parse((await diff(before, now, '--report', 'json')).said) as object[]
  expect(json[0]).toMatchObject({ severity: 'breaking', operation: 'getCaptcha', callers: [] })
  expect((await diff(before, now, '--report', 'md')).said).toContain('| breaking | getCaptcha |')
  expect((await diff(before, now, '--report', 'github')).said).toContain('::error title=getCaptcha ::there is no such')
})

test.each([
  ['a file that there is not', () => rmSync(now), 'new.json cannot be read: ENOENT'],
  ['what is no JSON', () => writeFileSync(now, '<html>'), 'new.json is no JSON; give the published document'],
  ['another document', () => writeFileSync(now, '{}'), 'the new document is no OpenAPI document'],
])('%s ends with 3 and is never taken for one without changes', async (_what, spoil, problem) => {
  spoil()
  const { code, said } = await diff(before, now)
  expect(code).toBe(3)
  expect(said).toContain(problem)
})

test('a witness shows what was right and is refused now', async () => {
  const changed = JSON.parse(published) as { components: { schemas: Record<string, { required?: string[] }> } }
  const { UserChange } = changed.components.schemas
  if (UserChange) UserChange.required = ['phone']
  writeFileSync(now, JSON.stringify(changed))
  const { said } = await diff(before, now)
  expect(said).toMatch(/breaking updateUser body\/phone: may be left out.*\n {2}such as \{/)
})
