import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

/** The rule for titles in the settings of the linter, which knows no journeys. */
function titleRule(): { readonly must: RegExp; readonly mustNot: RegExp } {
  const { rules } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'))
  const [, { mustMatch, mustNotMatch }] = rules['vitest/valid-title']
  return { must: new RegExp(mustMatch.test), mustNot: new RegExp(mustNotMatch.test) }
}

test('holds the titles of journeys to the rule of the linter', async () => {
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  const words = [playwright, 'test', '--config', 'e2e/playwright.config.ts', '--list', '--reporter', 'json']
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root, maxBuffer: 64 * 1024 * 1024 })
  const { must, mustNot } = titleRule()
  const titles = titlesIn(JSON.parse(stdout))
  expect(titles.length).toBeGreaterThan(100)
  expect(titles.filter((title) => !must.test(title) || mustNot.test(title))).toEqual([])
})

interface Suite {
  readonly suites?: readonly Suite[]
  readonly specs?: readonly { readonly title: string }[]
}

function titlesIn({ suites = [], specs = [] }: Suite): string[] {
  return [...specs.map(({ title }) => title), ...suites.flatMap(titlesIn)]
}
