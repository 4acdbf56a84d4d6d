import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { freePort } from '@acometida/testing/freePort'
import { expect, onTestFinished, test } from 'vitest'
import { manifestIn } from '../scripts/lib/packages/publishedManifest.ts'
import { root } from '../scripts/lib/root.ts'

const text = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8')
const image = text('acometida.Dockerfile')
/** The words of an instruction that is a list of JSON: `ENTRYPOINT ["node", "main.js"]`. */
const wordsOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(String.raw`^ *${instruction} (\[.+\])$`, 'm').exec(image)?.[1] ?? '[]')

test('builds all images on the same version of Node', () => {
  const all = ['acometida', 'client', 'server'].map((name) => text(`${name}.Dockerfile`)).join('\n')
  const versions = [...all.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version)
  expect([versions.length, new Set(versions).size]).toEqual([5, 1])
})

test('starts the command of the package as a user without rights, and passes words on to it', () => {
  const { publishConfig = {} } = manifestIn('packages/acometida')
  expect(publishConfig).toMatchObject({ bin: { acometida: 'acometida.js' } })
  expect(wordsOf('ENTRYPOINT')).toEqual(['node', '/app/node_modules/acometida/acometida.js'])
  // Without the dot, npm takes the path for a repository of GitHub.
  expect(image).toContain(' ./dist/acometida-[0-9]*.tgz\n')
  expect(image).toMatch(/^USER node$/m)
  // Settings that words behind the name of the image do not take away.
  expect(image).toMatch(/^ENV ACOMETIDA_HOST=0\.0\.0\.0 PORT=4000 DATABASE=:memory:$/m)
  expect(image).toMatch(/^EXPOSE 4000$/m)
})

test('reports healthy while the server is ready', async () => {
  const [, ...words] = wordsOf('CMD')
  const port = await freePort()
  const check = async () => {
    const child = spawn(process.execPath, words, { env: { ...process.env, PORT: String(port) }, stdio: 'inherit' })
    return (await once(child, 'exit'))[0]
  }
  expect(await check()).toBe(1)
  let status = 200
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  expect(await check()).toBe(0)
  status = 503
  expect([await check(), paths]).toEqual([1, ['/ready', '/ready']])
})
