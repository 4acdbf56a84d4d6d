import { paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { fill, press, submit } from '../parts/actions.ts'
import { as } from '../parts/world.ts'
import { type Part, type Step, screen } from '../shot.ts'

const customer: Part = as('customer')
/** A picture of one pixel. */
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const checkPhotos: Step = (page) =>
  page.locator('input[type=file]').setInputFiles([
    { name: 'contador.png', mimeType: 'image/png', buffer: onePixel },
    { name: 'contador.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') },
  ])

/** The account, and the general information of the area. */
export const generalShots = [
  ...screen(paths.gdpr, [], { asked: as('noGdpr') }),
  ...screen(paths.profile, [], { customer, 'password that ages': as('agingPassword') }),
  ...screen(paths.changePassword, customer, { form: [], refused: submit }),
  ...screen(paths.confirmEmail, { at: '/profile/changeEmail/none' }, { asked: [], 'dead link': press('main button') }),
  ...screen(paths.faqs, [], {
    visitor: [],
    open: [customer, press('main summary')],
    'nothing found': [customer, fill('search', 'xyz')],
  }),
  ...screen(paths.contact, [], { visitor: [], customer, refused: submit }),
  ...screen(paths.legalNotice, [], { visitor: [] }),
  ...screen(paths.privacyPolicy, [], { visitor: [] }),
  ...screen(paths.accessibility, [], { visitor: [] }),
  ...screen(paths.cookiePolicy, [], { visitor: [], customer }),
  ...screen(paths.photos, [], { checked: checkPhotos }),
  ...screen(paths.notFound, [], { visitor: [], customer }),
]
