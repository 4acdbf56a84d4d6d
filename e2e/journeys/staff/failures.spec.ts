import { failurePanelPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { supplyCups } from '@acometida/seed/supplies/supplies'
import { persona } from '#src/people.ts'
import { expect, test } from '#src/test.ts'

const cups = supplyCups(persona('company').userId, 1)

test('an agent takes a call about a failure: board, panel, script, and a sentence to read aloud [RT-027 RT-028 RT-029 SC-096]', async ({
  as,
  page,
  world,
  expectAccessible,
}) => {
  await as('agent', '/gestionAverias')
  await expect(page.getByRole('row', { name: /INC\d+0004/ })).toContainText('1 aviso de peligro')
  await expectAccessible('the board')
  await page.getByRole('searchbox').fill(cups)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL((url) => url.pathname + url.search === failurePanelPath({ cups }))
  await expect(page.getByText('Hay una avería en la red:')).toBeVisible()
  await page.getByRole('radio', { name: 'Sí' }).check()
  await expect(page.getByRole('alert').getByRole('link', { name: 'Llamar al 112' })).toBeVisible()
  await expectAccessible('the panel')
  await page.getByRole('button', { name: 'Registrar otro aviso' }).click()
  await expect(page).toHaveURL(/\/gestionAverias\/resultPage$/)
  await expect(page.getByText('Aviso sumado a una avería conocida')).toBeVisible()
  await expectAccessible('the result')
  await page.getByRole('button', { name: 'Terminar la llamada' }).click()
  await expect(page).toHaveURL(/\/gestionAverias$/)
  await expect(page.getByRole('searchbox')).toBeFocused()
  expect((await world.requests()).filter(({ status }) => status === 403)).toEqual([])
})
