import ts from 'typescript'
import type { SourceFile } from '../lib/sourceFiles.ts'

/** The operators whose value is one of their sides. */
const CHOICES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.BarBarToken,
  ts.SyntaxKind.QuestionQuestionToken,
])

/**
 * Bare texts of the client beside a part that comes and goes. A browser that translates the page moves bare text into
 * elements of its own, and whoever changes the parts beside it then finds another page. An element of its own, or one
 * joined text, is right.
 */
export function bareTexts(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ file }) => file.startsWith('web/src/') && file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .flatMap(({ file, text }) => {
      const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
      return elementsOf(source).flatMap((element) => {
        if (!hasBareText(element)) return []
        const { line } = source.getLineAndCharacterOfPosition(element.getStart())
        return [`${file}:${line + 1}: text beside a conditional element needs an element of its own, such as <span>`]
      })
    })
}

type Parent = ts.JsxElement | ts.JsxFragment

function elementsOf(node: ts.Node): readonly Parent[] {
  const inside: Parent[] = []
  ts.forEachChild(node, (child) => void inside.push(...elementsOf(child)))
  return ts.isJsxElement(node) || ts.isJsxFragment(node) ? [node, ...inside] : inside
}

function hasBareText(element: Parent): boolean {
  // It gives each of its children an element.
  if (ts.isJsxElement(element) && element.openingElement.tagName.getText() === 'NoteList') return false
  const children = element.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
  return children.some((child) => isBareText(child) && children.some((other) => other !== child && comesAndGoes(other)))
}

function isBareText(child: ts.JsxChild): boolean {
  return (
    ts.isJsxText(child) || (ts.isJsxExpression(child) && child.expression !== undefined && isText(child.expression))
  )
}

function isText(expression: ts.Expression): boolean {
  if (ts.isParenthesizedExpression(expression)) return isText(expression.expression)
  if (ts.isStringLiteralLike(expression) || ts.isTemplateExpression(expression)) return true
  if (ts.isCallExpression(expression)) return /^(t|format\.\w+)$/.test(expression.expression.getText())
  if (ts.isConditionalExpression(expression)) return isText(expression.whenTrue) || isText(expression.whenFalse)
  return ts.isBinaryExpression(expression) && CHOICES.has(expression.operatorToken.kind) && isText(expression.right)
}

function comesAndGoes(child: ts.JsxChild): boolean {
  if (!ts.isJsxExpression(child) || child.expression === undefined) return false
  const { expression } = child
  if (ts.isConditionalExpression(expression)) return !(isText(expression.whenTrue) && isText(expression.whenFalse))
  return ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
}
