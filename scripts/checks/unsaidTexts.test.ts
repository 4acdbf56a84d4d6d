import { expect, test } from 'vitest'
import { unsaidTexts } from './unsaidTexts.ts'

const texts = {
  bills: { title: 'Sus facturas', lines: { ENERGY_TERM: 'Energía' }, count_one: '{{count}}', count_other: '{{count}}' },
}

test.each([
  ['by its whole key', "t('bills.title')", 'bills.title'],
  ['by the key without its plural', "t('bills.count', { count })", 'bills.count_one'],
  ['by a template', 't(`bills.${part}`)', 'bills.title'],
  ['by a template with an object in it', 't(`bills.lines.${f({ a })}`)', 'bills.lines.ENERGY_TERM'],
  ['by its beginning, for a code of an answer', "codeText(t, 'bills.lines', code)", 'bills.lines.ENERGY_TERM'],
])('counts a text as used that is named %s', (_how, source, key) => {
  expect(unsaidTexts(texts, [source])).not.toContain(key)
})

test.each([
  ['another key', "t('bills.titles')"],
  ['its first part alone', "lazyScreen(load, 'bills')"],
  ['a template of nothing that is known', 't(`${area}.title`)'],
  ['a template of another text', 't(`bills.lines.${code}`)'],
])('counts a text as unused beside %s', (_what, source) => {
  expect(unsaidTexts(texts, [source])).toContain('bills.title')
})
