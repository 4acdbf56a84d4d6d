import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { readSources } from '../../web/vite/textsWithCode.ts'
import { root } from '../lib/root.ts'
import { unsaidTexts } from './unsaidTexts.ts'

/**
 * Checks the rules of texts that neither the compiler nor a test sees: no screen has texts outside the `texts` folders,
 * code outside `app` uses only the texts of its own folder, each key begins with its namespace (by which its texts load
 * with the code), and every text is used.
 */
const problems: string[] = []
const client = join(root, 'web/src')
const files = filesIn(client)
const areas = await Promise.all(
  files
    .filter((file) => /^screens\/.*\/texts\/es\.ts$/.test(file))
    .map(async (file) => ({ folder: dirname(dirname(file)), names: await namesIn(file) })),
)
const sources = files
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\/(texts|faqs|generated)\//.test(name))
  .map((file) => ({ file, text: readFileSync(join(client, file), 'utf8') }))
for (const { file, text: source } of sources) {
  const lines = source.split('\n')
  for (const [index, line] of lines.entries()) {
    const place = `web/src/${file}:${index + 1}`
    const text = /(?<!=)>\s*([A-ZÁÉÍÓÚÑ¿¡][\p{L} ,.]{3,})\s*</u.exec(line)?.[1]
    // Texts that only developers see may stand in the code.
    if (text && text !== 'Acometida' && file.endsWith('.tsx') && !/devUi|DevUi|ShellScreen|PersonaChoice/.test(file))
      problems.push(`${place}: "${text.trim()}" belongs in the texts`)
    if (/\bt\(\s*`\$\{/.test(line)) problems.push(`${place}: a key begins with its namespace, not with a variable`)
    for (const { folder, names } of areas)
      if (!file.startsWith(`${folder}/`) && !file.startsWith('app/'))
        for (const name of names)
          if (new RegExp(`['"\`]${name}\\.[\\w$]`).test(line))
            problems.push(`${place}: the texts of ${name} are loaded only with ${folder}`)
  }
}
const { start } = await import('../../web/src/locales/es.ts')
const later = [...readSources().groups.values()].map((file): Promise<object> => import(pathToFileURL(file).href))
const texts = Object.assign({}, start, ...(await Promise.all(later)))
const said = sources.map(({ text }) => text)
problems.push(...unsaidTexts(texts, said).map((key) => `web/src: no screen uses ${key}; remove it from the texts`))
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exitCode = 1
}

/** The namespaces that a file of texts exports. */
async function namesIn(file: string): Promise<string[]> {
  const module: unknown = await import(pathToFileURL(join(client, file)).href)
  return Object.keys(module ?? {})
}
