import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_POLICY, LOOKS_LIKE_FILE, SERVER_PATHS } from '@acometida/server/control/client/clientFiles'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const conf = readFileSync(join(root, 'docker/nginx.conf'), 'utf8')
const policy = /\$client_policy \{[^}]*default "([^"]+)"/.exec(conf)?.[1] ?? ''

test('the policy of the page lets in pictures and frames that the page made itself, and no script, frame or object of anybody else', () => {
  const directives = Object.fromEntries(
    policy.split(';').map((part) => {
      const [name, ...sources] = part.trim().split(' ')
      return [name, sources]
    }),
  )
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'frame-src': ['blob:'],
    'style-src': ["'self'", "'unsafe-inline'"],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ['blob:'],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  })
})

test('the server that serves the client itself has the policy of nginx, and takes the same addresses for files and for its own', () => {
  expect(CLIENT_POLICY).toBe(policy)
  for (const { source } of [LOOKS_LIKE_FILE, SERVER_PATHS])
    expect(conf).toContain(`location ~ ${source.replaceAll('\\/', '/')} {`)
})
