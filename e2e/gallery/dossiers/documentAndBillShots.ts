import { documentsPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import { attach, choose, fill, fillIn, icon, press, select, submit } from '../parts/actions.ts'
import { atProvider, returnsEarly, openProvider } from '../parts/provider.ts'
import { isSending, offline, usual, waiting } from '../parts/states.ts'
import { alerted, gone, waitsFor } from '../parts/waits.ts'
import { answers, as, passes, slow } from '../parts/world.ts'
import { type Part, type Step, screen } from '../shot.ts'

const addDeed = attach('escritura.pdf')
const addProject = (bytes: number): Step => attach('proyecto.pdf', '%PDF-1.7'.padEnd(bytes, ' '))
const bigPhoto = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000_000)])
const addPhoto = attach('contador.jpg', bigPhoto, 'image/jpeg')
const sayWhatItIs = select('main fieldset li select', 'OWNERSHIP')
const fileFailed = waitsFor('main fieldset li[data-state=failed]')
const uploaded = [addDeed, sayWhatItIs, waitsFor('main form select')]
const handIn = [select('main form select', 1), submit]
const dragOver: Step = (page) => page.locator('main fieldset button').first().locator('../..').dispatchEvent('dragover')
/** Shrinking a large picture takes long. */
const slowPictures: Step = (page) =>
  page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {})
  })

/** From the list to the payment of the first open bill. */
const toPayment = [press(`main a[href^="${paths.provisionPayment}"]`), waitsFor('main form')]
const back = (outcome: 'pay' | 'refuse' | 'timeout'): Part => [
  [toPayment, atProvider(outcome, /order=/)],
  waitsFor('main section'),
]
const toBizum = [toPayment, choose('method', 'bizum'), fill('phone', '612345678')]
const toCode = [toBizum, submit, waitsFor('[autocomplete=one-time-code]')]
/** The documents that a customer hands in, and the bills of works with their payment. */
export const documentAndBillShots = [
  ...screen(paths.documents, as('customer'), {
    'handed in': [],
    none: as('dossierClient'),
    'of a dossier that lacks some': [{ who: 'dossierClient', at: documentsPath('EXP202600001616') }, addDeed],
    'asked what it is': addDeed,
    'dragged over the page': dragOver,
    'being looked at': [waiting, waitsFor('main section li'), slowPictures, addPhoto],
    'too big': addProject(11_000_000),
    cancelled: [
      [slow('uploadDocument'), addProject(3_000_000), sayWhatItIs],
      [press(icon('close', 'main fieldset li')), waitsFor('main fieldset li[data-state=cancelled]')],
    ],
    'for what is not there': [answers('uploadDocument', '0404'), addDeed, sayWhatItIs, fileFailed],
    'of a wrong kind': attach('contador.heic', 'ftypheic'),
    'uploaded, not handed in': uploaded,
    'without a place': [uploaded, submit, alerted],
    'just handed in': [uploaded, handIn, gone('main form')],
    refused: [answers('createDocumentOffline', '0409'), uploaded, handIn, alerted],
    ...usual('documents', 'listDocumentsOffline'),
  }),
  ...screen(paths.provisionBills, as('dossierClient'), {
    'one to be paid': [],
    'one that is not to be paid any more': passes(40 * 86_400),
    none: as('customer'),
    ...usual('bills', 'listDossierBills'),
  }),
  ...screen(
    paths.provisionPayment,
    { who: 'dossierClient', at: paths.provisionBills },
    {
      card: toPayment,
      'without a connection': [toPayment, offline],
      'phone of Bizum': toBizum,
      'code of Bizum': toCode,
      'wrong code': [toCode, fillIn('[autocomplete=one-time-code]', '000000'), submit, alerted],
      'too many codes': [answers('startBizumPayment', '2024'), toBizum, submit, alerted],
      'being paid by somebody else': [answers('startCardPayment', '0409'), toPayment, submit, alerted],
      'no provider': [answers('startCardPayment', '0503'), toPayment, submit, alerted],
      paid: back('pay'),
      'paid, its receipt failed': [answers('getDocument', 'YYY'), back('pay'), press(icon('download')), alerted],
      refused: back('refuse'),
      expired: back('timeout'),
      'being taken to the provider': isSending('startCardPayment', [toPayment, submit]),
      'given up at the provider': [toPayment, openProvider, (page) => page.goBack(), waitsFor('main form')],
      waiting: [
        toPayment,
        openProvider,
        returnsEarly(`${paths.provisionPayment}?dossier=EXP202600001610&order=`),
        waitsFor('main section'),
      ],
      'nothing to pay': { at: `${paths.provisionPayment}?dossier=EXP202699999999` },
    },
  ),
]
