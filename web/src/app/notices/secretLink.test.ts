import { activationPath } from '@acometida/api-spec/rules/navigation/clientPaths'
import { secretAddress } from '@acometida/api-spec/rules/navigation/secretAddress'
import { beforeEach, expect, test } from 'vitest'
import { openSecretLink } from './secretLink.ts'

beforeEach(() => window.history.replaceState(null, '', '/'))

test('opens the page in the fragment of a message link, and keeps its secret from the server', () => {
  const address = secretAddress(location.origin, activationPath('k2Yb7uQ0', 'lucia@correo.gal'))
  expect(new URL(address)).toMatchObject({ pathname: '/', search: '' })
  window.history.replaceState(null, '', address)
  openSecretLink()
  expect(location.pathname).toBe('/signup/activate/k2Yb7uQ0/lucia%40correo.gal')
  expect(location.hash).toBe('')
})

test.each(['#main', '#//elsewhere.example/login', String.raw`#/\elsewhere.example`, '#https://elsewhere.example/'])(
  'leaves a fragment that is no page of this site, %s',
  (hash) => {
    window.history.replaceState(null, '', hash)
    openSecretLink()
    expect(location.pathname).toBe('/')
  },
)

test('leaves the fragment of another page', () => {
  window.history.replaceState(null, '', '/faqs#/login')
  openSecretLink()
  expect(location.pathname).toBe('/faqs')
})
