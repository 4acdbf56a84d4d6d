import { expect, test } from '../../src/test.ts'

for (const { what, who, path, says } of [
  { what: 'what was entrusted to a manager', who: 'manager', path: '/managers', says: 'Esperan su respuesta' },
  { what: 'nothing entrusted', who: 'manager', path: '/managers?view=given', says: 'No ha confiado suministros' },
  { what: 'whom to ask', who: 'customer', path: '/consultants/add', says: '¿A qué consultor?' },
  {
    what: 'a link of which some can be answered',
    who: 'manager',
    path: '/delegation/update/17019,17020,17023,999999/C',
    says: '2 de los suministros del enlace ya no pueden responderse',
  },
  {
    what: 'a link of others',
    who: 'customer',
    path: '/delegation/update/17019/C',
    says: 'No encontramos esta petición',
  },
  { what: 'an answer taken', who: 'manager', path: '/delegation/success?status=C&count=2', says: '2 suministros más' },
] as const)
  test(`delegations are accessible: ${what}`, async ({ as, page, expectAccessible }) => {
    await as(who, path)
    await expect(page.getByText(says).first()).toBeVisible()
    await expectAccessible(what)
  })
