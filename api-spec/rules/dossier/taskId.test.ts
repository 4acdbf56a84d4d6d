import { expect, test } from 'vitest'
import { dossierOfTask, taskSegment } from './taskId.ts'

test('appends 001 to the id of a dossier and removes it again [CO-045]', () => {
  expect(taskSegment('EXP202600001001')).toBe('EXP202600001001001')
  expect(dossierOfTask('EXP202600001001001')).toBe('EXP202600001001')
  for (const segment of ['001', 'EXP202600001002', 'EXP0010']) expect(dossierOfTask(segment)).toBeUndefined()
})
