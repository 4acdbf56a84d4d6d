import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { expect, test } from 'vitest'
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

test('writes in the client text only, never markup', () => {
  expect(found('web/src', /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write/)).toEqual([])
})

test('runs nothing as code that was sent', () => {
  for (const folder of ['web/src', 'server/src'])
    expect(found(folder, /\beval\(|new Function\(|from 'node:vm'/)).toEqual([])
})

test('calls from the server no host but the provider of Bizum in its settings', () => {
  const calls = found(
    'server/src',
    /\bfetch\(|(?<!\bisIPv4 \} )from '(undici|axios|got|node:https?|node:net|node:tls|node:dns)'/,
  )
  // The first writes into a page that only development has. The second has limits of time, size and place.
  const known = ['server/src/control/documentation/docsPage.ts', 'server/src/core/bizumProvider.ts']
  expect(calls.filter((call) => !known.some((file) => call.startsWith(file)))).toEqual([])
})

test('runs in the client no script but its own, and forbids framing it', () => {
  const [, policy = ''] =
    /client_policy \{[^}]*default "([^"]+)"/.exec(readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')) ?? []
  const directives = new Map(policy.split(';').map((each) => [each.trim().split(' ')[0], each.trim()]))
  expect(directives.get('default-src')).toBe("default-src 'self'")
  expect(directives.has('script-src')).toBe(false)
  expect(policy).not.toContain('unsafe-eval')
  // The viewer of the browser shows a bill, and treats it as an object. A bill that was loaded by a call inherits this
  // policy.
  for (const closed of ["frame-ancestors 'none'", 'object-src blob:', "base-uri 'none'", "form-action 'self'"])
    expect([...directives.values()]).toContain(closed)
})
