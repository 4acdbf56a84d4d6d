import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { REFUSED_TERMS, findRefusedTerms } from './refusedTerms.ts'

test('lists every refused word in the glossary, in the column of its language', () => {
  const page = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const rows = page.slice(page.indexOf('## Words of the texts')).split('\n')
  const refused = new Set(rows.flatMap((row) => row.split('|').at(-2)?.split(/[,;]/) ?? []).map((word) => word.trim()))
  expect(
    REFUSED_TERMS.map(({ language, word }) => `${word} (${language})`).filter((word) => !refused.has(word)),
  ).toEqual([])
})

test.each(REFUSED_TERMS)('rejects the word $word of $language, unless its key is excepted', (refused) => {
  const { language, word, right, except = [] } = refused
  expect(findRefusedTerms(language, [['key', `¿${word}?`]])).toEqual([`${language} key: "${word}" is "${right}" here`])
  expect(except.flatMap(([key]) => findRefusedTerms(language, [[`${key}1`, word]]))).toEqual([])
})

test('rejects a form of a refused word, but neither a variable nor a longer word', () => {
  expect(
    findRefusedTerms('gl', [
      ['a', 'Elíxao. Inténteo de novo.'],
      ['b', 'Ténteo.'],
    ]),
  ).toEqual(['gl a: "Elíxao" is "escoller" here', 'gl b: "Ténteo" is "intentar" here'])
  expect(findRefusedTerms('en', [['a', 'Application {{dossier}}']])).toEqual([])
})
