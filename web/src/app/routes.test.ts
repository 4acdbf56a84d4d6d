import * as clientPaths from '@acometida/api-spec/rules/navigation/clientPaths'
import { loginPath } from '@acometida/api-spec/rules/navigation/startPaths'
import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { screenPaths } from './screens.ts'

const { paths } = clientPaths

/** A sample address of every path with parameters. */
const made: Readonly<Record<Exclude<keyof typeof clientPaths, 'paths' | 'isClientPath' | 'screenAddress'>, string>> = {
  redirectLoginPath: clientPaths.redirectLoginPath('code', 'state'),
  activationPath: clientPaths.activationPath('hash', 'ana@correo.gal'),
  invitationPath: clientPaths.invitationPath('hash'),
  changePasswordByLinkPath: clientPaths.changePasswordByLinkPath('hash', 'ana@correo.gal'),
  confirmEmailPath: clientPaths.confirmEmailPath('hash'),
  confirmDelegationsPath: clientPaths.confirmDelegationsPath([3, 14]),
  delegationsPath: clientPaths.delegationsPath('US_CONSULTANT', 'received'),
  offlinePaymentDonePath: clientPaths.offlinePaymentDonePath('order'),
  supplyDetailPath: clientPaths.supplyDetailPath('ES0021000000000001AB', 2),
  bindSupplyPath: clientPaths.bindSupplyPath('ES0021000000000001AB'),
  supplyMaxPowerPath: clientPaths.supplyMaxPowerPath('ES0021000000000001AB'),
  supplyBillsPath: clientPaths.supplyBillsPath('ES0021000000000001AB'),
  supplyReadingsPath: clientPaths.supplyReadingsPath('ES0021000000000001AB'),
  supplyProgrammedPath: clientPaths.supplyProgrammedPath('ES0021000000000001AB'),
  provisionBillsPath: clientPaths.provisionBillsPath('EXP202600000001'),
  provisionPaymentPath: clientPaths.provisionPaymentPath('EXP202600000001', 'FO202600000001'),
  paymentsPath: clientPaths.paymentsPath('EXP202600000001'),
  paymentPath: clientPaths.paymentPath('order'),
  documentsPath: clientPaths.documentsPath(),
  provisionPath: clientPaths.provisionPath('EXP202600000001', 'panel3'),
  supplyOutagesPath: clientPaths.supplyOutagesPath('ES0021000000000001AB'),
  readingPath: clientPaths.readingPath('ES0021000000000001AB', '2026-02-28'),
  requestPath: clientPaths.requestPath('SR20260031'),
  failurePanelPath: clientPaths.failurePanelPath({ cups: 'ES0021000000000001AB' }),
  reviewReadingPath: clientPaths.reviewReadingPath('ES0021000000000001AB', '2026-02-28'),
}

test('has a screen for every address', () => {
  const expected = [...screenPaths, paths.root].toSorted()
  expect(Object.values<string>(paths).toSorted()).toEqual(expected)
})

test.each([...Object.entries(made), ['loginPath', loginPath(paths.supplies)] as const])(
  'leads from the address of %s to one screen',
  (_name, path) => {
    const [pathname = ''] = path.split('?')
    // The router ranks a static part before a parameter.
    const matching = screenPaths.filter((pattern) => matchPath(pattern, pathname) !== null)
    expect(matching).toHaveLength(1)
    expect(clientPaths.isClientPath(pathname)).toBe(true)
  },
)
