import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { expect, test } from '#support/test.ts'

test('opens some samples: say what a customer comes to do here, and what is different then', async ({
  as,
  expectAccessible,
}) => {
  const page = await as('customer', paths.samples)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible('some samples')
  throw new Error('say what the customer does here, and what comes of it')
})
