import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesIn } from 'acometida/src/lib/filesIn.ts'
import { escaped } from '../lib/escaped.ts'
import { splitName, toPascal, toSingular } from './names.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')

/**
 * The files of a template, by their paths from the root. In paths and texts `samples` stands for the new name, in the
 * forms `sample`, `Samples`, `some samples` (in words) and `some_sample` (of a table). So does each key of `others`.
 */
export function filesOfTemplate(
  kind: 'area' | 'journey' | 'operation' | 'screen',
  name: string,
  others: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const thing = toSingular(name)
  const words: Readonly<Record<string, string>> = {
    ...others,
    'Some samples': toPascal(splitName(name)),
    'some samples': splitName(name),
    some_sample: splitName(thing).replaceAll(' ', '_'),
    Samples: toPascal(name),
    samples: name,
    Sample: toPascal(thing),
    sample: thing,
  }
  const pattern = new RegExp(Object.keys(words).map(escaped).join('|'), 'g')
  const filled = (text: string) => text.replace(pattern, (word) => words[word] ?? word)
  const folder = join(TEMPLATES, kind)
  return Object.fromEntries(
    filesIn(folder)
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [filled(file), filled(readFileSync(join(folder, file), 'utf8'))]),
  )
}
