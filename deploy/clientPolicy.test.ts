import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CLIENT_POLICY, LOOKS_LIKE_FILE, SERVER_PATHS } from '@acometida/server/control/client/clientFiles'
import { expect, test } from 'vitest'
import { root } from '../scripts/lib/root.ts'

const conf = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8')
const policy = /\$client_policy \{[^}]*default "([^"]+)"/.exec(conf)?.[1] ?? ''

test('allows the page its own scripts, pictures and frames, and nothing of others', () => {
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

test('shares the policy and the reserved addresses of nginx with the server', () => {
  expect(CLIENT_POLICY).toBe(policy)
  for (const { source } of [LOOKS_LIKE_FILE, SERVER_PATHS])
    expect(conf).toContain(`location ~ ${source.replaceAll('\\/', '/')} {`)
})
