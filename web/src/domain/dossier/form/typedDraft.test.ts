import { expect, test } from 'vitest'
import { typedTasksOf } from './typedDraft.ts'

const note = (data: string) => ({ notes: [{ keyId: 'EXP1', data, savedDate: '02/03/2026' }] })

test('finds the stored input by the code of its dossier, task by task', () => {
  const typed = note('{"power":{"kw":"5,7"},"place":{"town":"Vigo"}}')
  expect(typedTasksOf(typed, 'EXP1')).toEqual({ power: { kw: '5,7' }, place: { town: 'Vigo' } })
  expect(typedTasksOf(typed, 'EXP2')).toEqual({})
})

test('ignores a note of another form', () => {
  for (const data of ['{', '[]', '"power"', '{"power":"5,7","other":{}}'])
    expect(typedTasksOf(note(data), 'EXP1')).toEqual({})
  expect(typedTasksOf({}, 'EXP1')).toEqual({})
})
