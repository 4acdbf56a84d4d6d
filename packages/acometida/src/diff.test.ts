import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { runProgram } from './program.ts'

const published = readFileSync(new URL('../../../api-spec/generated/openapi.json', import.meta.url), 'utf8')
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
  const code = await runProgram(['diff', ...words], folder, '1.2.3')
  return { code, said: said.join('\n') }
}

test('exits with 0 for a document compared with itself', async () => {
  expect(await diff(before, before)).toEqual({ code: 0, said: 'no changes' })
})

test('exits with 1 for a breaking change and lists it before notices', async () => {
  const { code, said } = await diff(before, now)
  expect(code).toBe(1)
  expect(said.split('\n')).toEqual([
    '1 breaking, 1 notices',
    'breaking getCaptcha: there is no such operation any more',
    'notice getPuzzle: is a new operation',
  ])
})

test('exits with 0 for notices alone, or with 1 where any change is to fail', async () => {
  const less: { paths: Record<string, unknown> } = JSON.parse(published)
  delete less.paths['/captcha']
  writeFileSync(before, JSON.stringify(less))
  writeFileSync(now, published)
  expect((await diff(before, now)).code).toBe(0)
  expect((await diff(before, now, '--fail-on', 'any')).code).toBe(1)
})

test('names the files of a client that call the operation of each finding', async () => {
  writeFileSync(join(folder, 'Captcha.tsx'), 'const puzzle = useGetCaptcha()')
  writeFileSync(join(folder, 'Captcha.test.tsx'), 'getCaptcha()')
  writeFileSync(join(folder, 'other.ts'), 'getCaptchaLike()')
  const { said } = await diff(before, now, '--client', folder)
  expect(said).toContain('breaking getCaptcha: there is no such operation any more\n  called in Captcha.tsx\n')
})

test('writes the report as JSON, as Markdown and for a workflow', async () => {
  const json: object[] = JSON.parse((await diff(before, now, '--report', 'json')).said)
  expect(json[0]).toMatchObject({ severity: 'breaking', operation: 'getCaptcha', callers: [] })
  expect((await diff(before, now, '--report', 'md')).said).toContain('| breaking | getCaptcha |')
  expect((await diff(before, now, '--report', 'github')).said).toContain('::error title=getCaptcha ::there is no such')
})

const agreed = '- operation: getCaptcha\n  reason: Nobody calls it.\n'

test('lists an allowed breaking change with its reason and does not count it', async () => {
  const file = join(folder, 'allowed.yaml')
  writeFileSync(file, `${agreed}  expires: 9999-12-31\n`)
  const { code, said } = await diff(before, now, '--allow', file)
  expect(code).toBe(0)
  expect(said.split('\n')).toEqual([
    '0 breaking, 1 allowed, 1 notices',
    'allowed getCaptcha: there is no such operation any more',
    '  allowed: Nobody calls it.',
    'notice getPuzzle: is a new operation',
  ])
})

test('ignores entries that are expired or of another place, and names both', async () => {
  const file = join(folder, 'allowed.yaml')
  writeFileSync(file, `${agreed}  expires: 2000-01-01\n- operation: getCaptcha\n  where: codes\n  reason: Other.\n`)
  const { code, said } = await diff(before, now, '--allow', file)
  expect(code).toBe(1)
  expect(said).toContain('The allowance of getCaptcha expired after 2000-01-01 (Nobody calls it.).')
  expect(said).toContain('The allowance of getCaptcha codes matches no breaking change. Delete the entry.')
})

test.each([
  ['no list', 'operation: getCaptcha', 'must be a list. Each entry needs operation and reason'],
  ['no reason', '- operation: getCaptcha', 'Entry 1 of allowed.yaml has no reason'],
  ['an unknown field', `${agreed}  until: 2026-12-31\n`, 'the unknown key until; known keys: operation, reason'],
  ['no day', `${agreed}  expires: soon\n`, 'has expires "soon", which is not a day such as 2026-12-31'],
])('exits with 2 for a list of allowed changes with %s', async (_what, text, problem) => {
  const file = join(folder, 'allowed.yaml')
  writeFileSync(file, text)
  const { code, said } = await diff(before, now, '--allow', file)
  expect([code, said.replace(folder, '').replace(/[\\/]allowed/, 'allowed')]).toEqual([
    2,
    expect.stringContaining(problem),
  ])
})

/** Makes a repository with the contract's sources and a document in its first commit. The second spoils the sources. */
function makeRepository(): void {
  const git = (...words: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.es', ...words], { cwd: folder })
  cpSync(new URL('../../../api-spec', import.meta.url), join(folder, 'api-spec'), {
    recursive: true,
    filter: (name) => !/[\\/](node_modules|generated|requirements|rules|generate)$/.test(name),
  })
  git('init', '-q')
  git('add', '.')
  git('commit', '-qm', 'One')
  git('tag', 'v1')
  writeFileSync(join(folder, 'api-spec/paths/spoilt.yaml'), '/spoilt:\n  get: {}\n')
  git('add', '.')
  git('commit', '-qm', 'Two')
}

test('reads the sources of a folder and of a commit as what they publish', async () => {
  writeFileSync(before, published)
  makeRepository()
  vi.stubEnv('GIT_DIR', join(folder, '.git'))
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await diff(before, fileURLToPath(new URL('../../../api-spec', import.meta.url)))).toEqual({
    code: 0,
    said: 'no changes',
  })
  expect(await diff('git:v1', 'git:v1:old.json')).toEqual({ code: 0, said: 'no changes' })
  const spoilt = await diff(before, 'git:HEAD')
  expect(spoilt.code).toBe(3)
  expect(spoilt.said).toMatch(/^git:HEAD is not a contract that this version can read: .*spoilt\.yaml:/)
  const missing = await diff(before, 'git:v2')
  expect([missing.code, missing.said]).toEqual([3, expect.stringContaining('git:v2 cannot be read: fatal:')])
  expect((await diff(before, 'git:--output=x')).code).toBe(3)
})

test.each([
  ['a file that there is not', () => rmSync(now), 'new.json cannot be read: ENOENT'],
  [
    'what is no JSON and no YAML',
    () => writeFileSync(now, '<html>'),
    'new.json is neither JSON nor YAML. Name an OpenAPI',
  ],
  ['another document', () => writeFileSync(now, '{}'), 'the new document is no OpenAPI document'],
])('exits with 3 for %s instead of finding no changes', async (_what, spoil, problem) => {
  spoil()
  const { code, said } = await diff(before, now)
  expect(code).toBe(3)
  expect(said).toContain(problem)
})

test('shows a value that was accepted before and is rejected now', async () => {
  const changed: { components: { schemas: Record<string, { required?: string[] }> } } = JSON.parse(published)
  const { UserChange } = changed.components.schemas
  if (UserChange) UserChange.required = ['phone']
  writeFileSync(now, JSON.stringify(changed))
  const { said } = await diff(before, now)
  expect(said).toMatch(/breaking updateUser body\/phone: may be left out.*\n {2}such as \{/)
})
