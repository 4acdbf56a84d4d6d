import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/root.ts'

/**
 * What the compiler cannot see of the texts: that a translation keeps the placeholders of the Spanish one, that none is
 * empty, and that no screen has a text outside the locales. That no key is missing, the compiler sees.
 */
const problems: string[] = []
const locales = join(root, 'web/src/locales')
for (const file of readdirSync(join(locales, 'es')).filter((name) => name !== 'index.ts')) {
  const spanish = await texts('es', file)
  for (const language of ['gl', 'en']) {
    const translated = await texts(language, file)
    for (const [key, text] of Object.entries(translated)) {
      const original = spanish[key] ?? spanish[key.replace(/_(zero|two|few|other)$/, '_other')]
      if (text.trim() === '') problems.push(`${language}/${file}: ${key} is empty`)
      if (original !== undefined && placeholders(original) !== placeholders(text))
        problems.push(
          `${language}/${file}: ${key} has the placeholders ${placeholders(text) || '(none)'}, the Spanish text ${placeholders(original) || '(none)'}`,
        )
    }
  }
}
for (const file of sources(join(root, 'web/src')))
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    const text = /(?<!=)>\s*([A-ZÁÉÍÓÚÑ¿¡][\p{L} ,.]{3,})\s*</u.exec(line)?.[1]
    if (text && text !== 'Acometida')
      problems.push(`${file.slice(root.length + 1)}:${index + 1}: "${text.trim()}" belongs in the locales`)
  }
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** All texts of one file of a language, by dotted key. */
async function texts(language: string, file: string): Promise<Record<string, string>> {
  const module: unknown = await import(join(locales, language, file))
  return Object.fromEntries(leaves(module, ''))
}

function leaves(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`))
}

function placeholders(text: string): string {
  return [...new Set(text.match(/\{\{[^}]+\}\}/g))].sort().join(' ')
}

/** Files that render; the developer's page may speak for itself. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.includes('.test.') && !/devUi|DevUi|generated/.test(name))
    .map((name) => join(folder, name))
}
