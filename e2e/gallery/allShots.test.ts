import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { expect, test } from 'vitest'
import { allShots } from './allShots.ts'
import { shots } from './shots.ts'

test('shows a screen without a shot of its own as it opens to a person who may open it', async () => {
  const all = await allShots()
  expect(all).toEqual(expect.arrayContaining([...shots]))
  expect(all.filter(({ path }) => path === paths.signUpDone)).toEqual([{ path: paths.signUpDone, state: 'opened' }])
  expect(all.filter(({ path }) => path === paths.changeEmail)).toEqual([
    { path: paths.changeEmail, state: 'opened', who: 'customer' },
  ])
})
