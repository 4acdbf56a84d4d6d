import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TextLanguage, findRefusedTerms } from '@acometida/api-spec/testing/refusedTerms.ts'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'

const LANGUAGES: readonly TextLanguage[] = ['es', 'gl', 'en']

/** The texts of the server: those of its messages and documents, and those of the seeded ones. */
const sources = [
  ...filesIn(join(root, 'server/src'))
    .filter((name) => /\.(messages|texts|page)\.ts$/.test(name))
    .map((name) => `server/src/${name}`),
  'seed/src/messages/notifications.ts',
]

test.each(LANGUAGES)('uses in the server texts of %s no word that the glossary refuses', (language) => {
  const texts = sources.flatMap((file) => textsIn(file, readFileSync(join(root, file), 'utf8')).get(language) ?? [])
  expect(texts.length).toBeGreaterThan(100)
  expect(findRefusedTerms(language, texts)).toEqual([])
})

/**
 * The texts of a source, by language, each with its place: those below a name such as `es` or `bodyEs`, or in
 * `one('…', es, gl, en)`.
 */
function textsIn(file: string, source: string): ReadonlyMap<TextLanguage, (readonly [string, string])[]> {
  const found = new Map<TextLanguage, (readonly [string, string])[]>(LANGUAGES.map((language) => [language, []]))
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest)
  visit(tree, undefined)
  return found

  function visit(node: ts.Node, language: TextLanguage | undefined): void {
    if (
      language &&
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    ) {
      const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
      found.get(language)?.push([`${file}:${line}`, node.text])
    }
    const own = isNamed(node) && ts.isIdentifier(node.name) ? languageOf(node.name.text) : undefined
    const args = ts.isCallExpression(node) && node.arguments.length >= LANGUAGES.length + 1 ? node.arguments : []
    ts.forEachChild(node, (child) => {
      const place = args.findIndex((argument) => argument === child)
      visit(child, own ?? (LANGUAGES[place - 1] || language))
    })
  }
}

function isNamed(node: ts.Node): node is ts.PropertyAssignment | ts.VariableDeclaration {
  return ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)
}

function languageOf(name: string): TextLanguage | undefined {
  return LANGUAGES.find((language) => name === language || new RegExp(`^(title|body)${language}$`, 'i').test(name))
}
