import { goInside } from '#support/goInside.ts'
import { expect, test } from '#support/test.ts'

/** The screens of a person, in an order in which each screen differs from the one before. */
const walks = [
  {
    who: 'manager',
    screens: [
      { what: 'what was entrusted to a manager', path: '/managers', says: 'Esperan su respuesta' },
      {
        what: 'a link of which some can be answered',
        path: '/delegation/update/17019,17020,17023,999999/C',
        says: '2 de los suministros del enlace ya no pueden responderse',
      },
      { what: 'nothing entrusted', path: '/managers?view=given', says: 'No ha confiado suministros' },
      { what: 'an answer taken', path: '/delegation/success?status=C&count=2', says: '2 suministros más' },
    ],
  },
  {
    who: 'customer',
    screens: [
      { what: 'whom to ask', path: '/consultants/add', says: 'Último día de acceso' },
      { what: 'a link of others', path: '/delegation/update/17019/C', says: 'No encontramos esta petición' },
    ],
  },
] as const

for (const { who, screens } of walks)
  test(`passes the accessibility checks on the delegations of a ${who}`, async ({ as, page, expectAccessible }) => {
    await as(who, screens[0].path)
    for (const { what, path, says } of screens) {
      if (path !== screens[0].path) await goInside(page, path)
      await expect(page.getByText(says).first()).toBeVisible()
      await expectAccessible(what)
    }
  })
