import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { refusedWords, wrongWords } from './words.ts'

test('lists every refused word in the glossary, in the column of its language', () => {
  const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const rows = page.slice(page.indexOf('## Words of the texts')).split('\n')
  const refused = new Set(rows.flatMap((row) => row.split('|').at(-2)?.split(/[,;]/) ?? []).map((word) => word.trim()))
  expect(
    refusedWords.map(({ language, word }) => `${word} (${language})`).filter((word) => !refused.has(word)),
  ).toEqual([])
})

test.each(refusedWords)('rejects the word $word of $language, unless its key is excepted', (refused) => {
  const { language, word, right, except = [] } = refused
  expect(wrongWords(language, [['key', `¿${word}?`]])).toEqual([`${language} key: "${word}" is "${right}" here`])
  expect(except.flatMap(([key]) => wrongWords(language, [[`${key}1`, word]]))).toEqual([])
})

test('rejects a form of a refused word, but neither a variable nor a longer word', () => {
  expect(
    wrongWords('gl', [
      ['a', 'Elíxao. Inténteo de novo.'],
      ['b', 'Ténteo.'],
    ]),
  ).toEqual(['gl a: "Elíxao" is "escoller" here', 'gl b: "Ténteo" is "intentar" here'])
  expect(wrongWords('en', [['a', 'Application {{dossier}}']])).toEqual([])
})
