import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../lib/filesIn.ts'
import { root } from '../lib/root.ts'

/** The lines below a folder that match an expression, without tests and generated code. */
function found(folder: string, expression: RegExp): string[] {
  const files = filesIn(join(root, folder)).filter(
    (name) => /\.tsx?$/.test(name) && !/generated|\.test\.|testing/.test(name),
  )
  expect(files.length).toBeGreaterThan(100)
  return files.flatMap((name) =>
    readFileSync(join(root, folder, name), 'utf8')
      .split('\n')
      .filter((line) => expression.test(line))
      .map((line) => `${folder}/${name}: ${line.trim()}`),
  )
}

test('the client writes text and never markup: a script in a name, comment or notice is only read', () => {
  expect(found('web/src', /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('nothing that was sent is ever run as code', () => {
  for (const folder of ['web/src', 'server/src'])
    expect(found(folder, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([])
})

test('the server calls nobody but the provider of Bizum that its settings name: no other upstream could be slow, endless or lead elsewhere', () => {
  const calls = found(
    'server/src',
    /\bfetch\(|(?<!\bisIPv4 \} )from '(undici|axios|got|node:https?|node:net|node:tls|node:dns)'/,
  )
  // The first writes into a page that only development has. The second has limits of time, size and place.
  const known = ['server/src/control/documentation/docsPage.ts', 'server/src/core/bizumProvider.ts']
  expect(calls.filter((call) => !known.some((file) => call.startsWith(file)))).toEqual([])
})

test('the client runs no script but its own, and nobody frames it', () => {
  const [, policy = ''] =
    /client_policy \{[^}]*default "([^"]+)"/.exec(readFileSync(join(root, 'docker/nginx.conf'), 'utf8')) ?? []
  const directives = new Map(policy.split(';').map((each) => [each.trim().split(' ')[0], each.trim()]))
  expect(directives.get('default-src')).toBe("default-src 'self'")
  expect(directives.has('script-src')).toBe(false)
  expect(policy).not.toContain('unsafe-eval')
  // The viewer of the browser shows a bill, and treats it as an object. A bill that was loaded by a call inherits this
  // policy.
  for (const closed of ["frame-ancestors 'none'", 'object-src blob:', "base-uri 'none'", "form-action 'self'"])
    expect([...directives.values()]).toContain(closed)
})
