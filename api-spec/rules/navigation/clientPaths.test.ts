import { describe, expect, test } from 'vitest'
import {
  activationPath,
  changePasswordByLinkPath,
  confirmDelegationsPath,
  confirmEmailPath,
  delegationsPath,
  invitationPath,
  isClientPath,
  offlinePaymentDonePath,
  paths,
  provisionPath,
  redirectLoginPath,
  requestPath,
  screenAddress,
  supplyBillsPath,
  supplyDetailPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
  supplyProgrammedPath,
  supplyReadingsPath,
} from './clientPaths.ts'
import { loginPath } from './startPaths.ts'

test('gives each name an address of its own', () => {
  const addresses = Object.values(paths)
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each([
  ['/', true],
  ['/supplies', true],
  ['/supplies/', true],
  ['/Supplies/Detail', true],
  ['/signup/activate/k2Yb/lucia%40correo.gal', true],
  ['/supplies/detail/more', false],
  ['/suppliesOfOthers', false],
  ['/signup/activate/k2Yb', false],
  ['//evil.example', false],
  ['/supplies?a=1', false],
  ['', false],
])('finds that %j being an address of the client is %s', (path, known) => {
  expect(isClientPath(path)).toBe(known)
})

test.each([
  ['/', true],
  ['/?utm=mail', true],
  ['/faqs?from=mail.gal', true],
  ['/signup/activate/k2Yb/lucia%40correo.gal', true],
  ['/api/listBills?cups=1', false],
  ['/docs', false],
  ['/ready', false],
  ['/config.json', false],
  ['/provider/pay/1', false],
  ['/__control/worlds', false],
  ['/__room', false],
  ['/__room/enter?to=/dashboard', false],
  ['/__gallery/?/supplies', false],
])('finds that %j being answered by the service worker is %s', (address, isAnswered) => {
  expect(screenAddress.test(address)).toBe(isAnswered)
})

describe('values in a path', () => {
  test('encodes each value as one part of the path', () => {
    const odd = 'a/b?c#d@correo.gal'
    const written = 'a%2Fb%3Fc%23d%40correo.gal'
    expect(activationPath('h', odd)).toBe(`/signup/activate/h/${written}`)
    expect(changePasswordByLinkPath(odd, 'e')).toBe(`/profile/changePassword/${written}/e`)
    expect(invitationPath(odd)).toBe(`/pre-signup/${written}`)
    expect(confirmEmailPath(odd)).toBe(`/profile/changeEmail/${written}`)
    expect(offlinePaymentDonePath(odd)).toBe(`/successofflinepayment/${written}`)
  })

  test('joins several values with commas', () => {
    expect(confirmDelegationsPath([3, '14'])).toBe('/delegation/update/3,14/C')
  })
})

test('keeps values of a query unchanged when they are read back', () => {
  const odd = '/supplies?a=1&b=ñ'
  const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://area.example').searchParams)
  expect(queryOf(loginPath(odd))).toEqual({ redirectTo: odd })
  expect(loginPath()).toBe('/login')
  expect(queryOf(redirectLoginPath(odd, '&state='))).toEqual({ code: odd, state: '&state=' })
  expect(queryOf(supplyDetailPath('ES0021', 4))).toEqual({ supply: 'ES0021', tabValue: '4' })
  expect(queryOf(supplyDetailPath('ES0021'))).toEqual({ supply: 'ES0021' })
  expect(queryOf(supplyOutagesPath('ES0021'))).toEqual({ supply: 'ES0021', tabValue: '8' })
  const tabs = [supplyMaxPowerPath, supplyBillsPath, supplyReadingsPath, supplyProgrammedPath]
  expect(tabs.map((pathOf) => queryOf(pathOf('ES0021'))['tabValue'])).toEqual(['2', '4', '5', '6'])
  expect(queryOf(provisionPath(odd, 'panel3'))).toEqual({ dossier: odd, panel: 'panel3' })
  expect(delegationsPath('US_MANAGER', 'received')).toBe('/managers?view=received')
  expect(delegationsPath('US_CONSULTANT', 'given')).toBe('/consultants?view=given')
  expect(queryOf(requestPath(odd))).toEqual({ request: odd })
})
