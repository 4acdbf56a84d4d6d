import { posix } from 'node:path'
import type { TestKind } from '@acometida/api-spec/requirements/load.ts'
import { bracketsOf } from '@acometida/api-spec/requirements/testReport.ts'
import ts from 'typescript'

/** The kind of the tests in a file, by its path and by the servers or browsers that it starts. */
export function testKindOf(file: string, text: string): TestKind {
  if (file.startsWith('e2e/')) return 'e2e'
  if (file.startsWith('web/')) return file.endsWith('.tsx') ? 'component' : 'unit'
  return /\/testApi\.ts'|from 'supertest'|startServer\.ts'/.test(text) ? 'api' : 'unit'
}

/**
 * Whether a test of one kind can prove a requirement for another kind. A test from outside sees more than one from
 * within.
 */
export function canProve(given: TestKind, wanted: TestKind): boolean {
  return given === 'e2e' || wanted === 'unit' || given === wanted
}

/**
 * The product code that the tests of a file call, directly or through functions and values of the file. For each
 * bracket of ids at the end of a title, it has `file#name` of each import.
 */
export function importsByIds(file: string, text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const imports = new Map<string, string>()
  const declared = new Map<string, Set<string>>()
  const named: { ids: string; words: Set<string> }[] = []

  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) addImports(node, file, imports)
    else if ((ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node)) && node.name)
      for (const name of wordsOf(node.name)) declared.set(name, wordsOf(node))
    else if (ts.isCallExpression(node)) {
      const [title] = node.arguments
      const ids = title && ts.isStringLiteralLike(title) ? bracketsOf(title.text) : undefined
      if (ids !== undefined) named.push({ ids, words: wordsOf(node) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)

  const byIds = new Map<string, Set<string>>()
  for (const { ids, words } of named) {
    const used = byIds.get(ids) ?? new Set()
    for (const word of closure(words, declared)) {
      const found = imports.get(word)
      if (found !== undefined) used.add(found)
    }
    byIds.set(ids, used)
  }
  return byIds
}

/** All names in a piece of code. */
function wordsOf(node: ts.Node): Set<string> {
  const words = new Set<string>()
  const visit = (each: ts.Node): void => {
    if (ts.isIdentifier(each)) words.add(each.text)
    ts.forEachChild(each, visit)
  }
  visit(node)
  return words
}

function closure(words: ReadonlySet<string>, declared: ReadonlyMap<string, ReadonlySet<string>>): ReadonlySet<string> {
  const seen = new Set<string>()
  const open = [...words]
  for (let word = open.pop(); word !== undefined; word = open.pop()) {
    if (seen.has(word)) continue
    seen.add(word)
    open.push(...(declared.get(word) ?? []))
  }
  return seen
}

function addImports(node: ts.ImportDeclaration, file: string, imports: Map<string, string>): void {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return
  const module = ownFile(node.moduleSpecifier.text, file)
  const bindings = node.importClause?.namedBindings
  if (module === null || !bindings || !ts.isNamedImports(bindings)) return
  for (const { name, propertyName } of bindings.elements)
    imports.set(name.text, `${module}#${(propertyName ?? name).text}`)
}

/** The file of the workspace that an import names; null for a third-party package. */
function ownFile(module: string, from: string): string | null {
  const [workspace = ''] = from.split('/')
  const sources = workspace === 'api-spec' ? 'api-spec' : `${workspace}/src`
  if (module.startsWith('.')) return posix.join(posix.dirname(from), module)
  if (module.startsWith('#src/')) return posix.join(sources, module.slice('#src/'.length))
  const [, name = '', path = ''] = /^@acometida\/([^/]+)\/(.+)$/.exec(module) ?? []
  if (name === '') return null
  return `${name}${name === 'api-spec' ? '' : '/src'}/${path.replace(/\.ts$/, '')}.ts`
}
