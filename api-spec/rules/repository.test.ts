import { expect, test } from 'vitest'
import { printFilter } from './filter.ts'
import { repositoryClause } from './repository.ts'

test('the repository is D, and is sent only where it is the other one [FL-096 CO-039]', () => {
  const sent = (repository?: 'D' | 'S') => printFilter({ cod_expediente: 'EXP1', ...repositoryClause(repository) })
  expect(sent()).toBe('cod_expediente::EXP1')
  expect(sent('D')).toBe('cod_expediente::EXP1')
  expect(sent('S')).toBe('cod_expediente::EXP1|repositorio::S')
})
