import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { choose, fill, press, submit } from '../parts/actions.ts'
import { afterRetries, alerted, answered, reaches, waitsFor } from '../parts/waits.ts'
import { fails } from '../parts/world.ts'
import { screen } from '../shot.ts'

const CODE = '[autocomplete=one-time-code]'
const sayWho = (user: string) => [fill('username', user), submit]
/** Types credentials and sends them. */
export const logIn = (user: string, password = 'Farola#29a') => [sayWho(user), fill('password', password), submit]
const nif = fill('nif', '12345678Z')
const toPay = [submit, reaches(/step=pay/)]
const findBill = (factura = 'FE202602000001001') => [nif, fill('factura', factura), toPay, answered]
const atProvider = (outcome: 'pay' | 'refuse') => [findBill(), submit, press(`[formaction*="outcome=${outcome}"]`)]
const byBizum = [choose('method', 'bizum'), fill('phone', '612345678'), submit, waitsFor(CODE)]

/** Screens without a session: the log-in, passwords, the sign-up and the payment without registration. */
export const visitorShots = [
  ...screen(paths.login, [], {
    user: [],
    password: [sayWho('12345678Z'), waitsFor('input[name=password]')],
    'wrong password': [logIn('12345678Z', 'wrong'), alerted],
    code: [logIn('34567812P'), waitsFor(CODE)],
    'set-up of the second factor': [logIn('50000001W'), waitsFor('[name=channel]')],
  }),
  ...screen(paths.resetPassword, [], {
    form: [],
    refused: [fill('username', '12345678Z'), fill('email', 'otra.persona@correo.gal'), submit, alerted],
  }),
  ...screen(paths.updatePassword, [{ at: paths.login }, logIn('50000003G')], {
    'asked for by the log-in': reaches(/update-password/),
  }),
  ...screen(paths.redirectLogin, { at: '/redirect-login?code=x&state=y' }, { failed: [] }),
  ...screen(paths.changePasswordByLink, [], {
    form: { at: '/profile/changePassword/any/lucia%40correo.gal' },
    'dead link': { at: '/profile/changePassword/link/read' },
  }),
  ...screen(paths.signUp, [], { form: [], refused: submit }),
  ...screen(
    paths.activation,
    { at: '/signup/activate/none/lucia%40correo.gal' },
    { asked: [], 'dead link': press('main button') },
  ),
  ...screen(paths.invitation, [], {
    invited: { at: '/pre-signup/seeded-invitation-1' },
    expired: { at: '/pre-signup/seeded-invitation-2' },
  }),
  ...screen(paths.offlinePayment, [], {
    bill: [],
    refused: submit,
    failed: [fails('logIn'), afterRetries],
    'nothing to pay': findBill('FE202601000001001'),
    card: findBill(),
    'code of Bizum': [findBill(), byBizum],
    'refused by the provider': [atProvider('refuse'), reaches(/step=pay/)],
  }),
  ...screen(paths.offlinePaymentDone, [], {
    paid: [{ at: paths.offlinePayment }, atProvider('pay'), reaches(/successofflinepayment/)],
    unknown: { at: '/successofflinepayment/none' },
  }),
]
