import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from '@acometida/api-spec/publish'
import { isObject } from '@acometida/api-spec/rules/fields'
import { parse as parseYaml } from 'yaml'
import { assertNoCredentials } from './lib/assertNoCredentials.ts'
import { describeCause } from './lib/describeCause.ts'
import { parsedJson } from './lib/json.ts'

/** The folder of the contract's sources in the repository. */
const SOURCES = 'api-spec'

/**
 * Reads a contract: an OpenAPI document, JSON or YAML, from a file, an address or a commit
 * (`git:v1.2.0:openapi.json`), or its sources from a folder or a commit (`git:origin/main`). Throws if it cannot be
 * read, is neither JSON nor YAML, or its sources are invalid.
 */
export async function readDocument(from: string): Promise<unknown> {
  const [, ref, path] = /^git:([^:]+)(?::(.+))?$/.exec(from) ?? []
  if (ref !== undefined && path === undefined) return sourcesOf(ref, from)
  if (ref === undefined && statSync(from, { throwIfNoEntry: false })?.isDirectory()) return published(from, from)
  const document = parsed(await textOf(from, ref, path))
  if (isObject(document)) return document
  throw new Error(`${from} is neither JSON nor YAML. Name an OpenAPI document, such as /docs/openapi.json of a server.`)
}

/** The content of JSON or YAML; undefined if it is neither. */
function parsed(text: string): unknown {
  const json = parsedJson(text)
  if (json !== undefined) return json
  try {
    return parseYaml(text)
  } catch {
    return undefined
  }
}

function textOf(from: string, ref: string | undefined, path: string | undefined): Promise<string> | string {
  if (ref !== undefined) return git(from, 'show', '--end-of-options', `${ref}:${path}`).toString()
  return /^https?:\/\//.test(from) ? download(from) : readFile(from, 'utf8').catch(asProblem(from))
}

/** The document of the sources at a commit, which are extracted into a temporary folder. */
function sourcesOf(ref: string, from: string): object {
  const folder = mkdtempSync(join(tmpdir(), 'acometida-contract-'))
  try {
    const archive = git(from, 'archive', '--format=tar', '--end-of-options', `${ref}:${SOURCES}`)
    execFileSync('tar', ['-xf', '-', '-C', folder], { input: archive })
    return published(folder, from)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function published(folder: string, from: string): object {
  try {
    return publish(folder)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new Error(`${from} is not a contract that this version can read: ${message}`, { cause: error })
  }
}

/** Runs git and returns its output. A whole contract is some megabytes. */
function git(from: string, ...words: readonly string[]): Buffer {
  try {
    return execFileSync('git', [...words], { stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 256 * 1024 * 1024 })
  } catch (error) {
    // This is what execFileSync throws.
    const { stderr } = error as { readonly stderr?: Buffer }
    const why = stderr?.toString().trim().split('\n')[0] ?? String(error)
    throw new Error(`${from} cannot be read: ${why}`, { cause: error })
  }
}

async function download(address: string): Promise<string> {
  assertNoCredentials(address, 'The address of a document')
  const response = await fetch(address).catch(asProblem(address))
  if (!response.ok) throw new Error(`${address} cannot be read: the answer is ${response.status}. Check the address.`)
  return response.text()
}

function asProblem(from: string): (error: Error) => never {
  return (error) => {
    throw new Error(`${from} cannot be read: ${describeCause(error)}`, { cause: error })
  }
}
