import { documentsPath, paths } from '@acometida/api-spec/rules/navigation/clientPaths'
import {
  alerted,
  answers,
  attach,
  choose,
  failed,
  fill,
  fillIn,
  gone,
  icon,
  isSending,
  loads,
  offline,
  passes,
  press,
  reaches,
  seenBy,
  select,
  slow,
  submit,
  waiting,
  waitsFor,
} from '../parts.ts'
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
/** It takes long to make a large picture small. */
const slowPictures: Step = (page) =>
  page.evaluate(() => {
    window.createImageBitmap = () => new Promise(() => {})
  })

/** From the list to the payment of the first bill that is open. */
const toPayment = [press(`main a[href^="${paths.provisionPayment}"]`), waitsFor('main form')]
const offer = waitsFor('button[formaction*="outcome="]')
const toProvider = [toPayment, submit, offer]
const atProvider = (outcome: 'pay' | 'refuse' | 'timeout'): Part => [
  toProvider,
  [press(`button[formaction*="outcome=${outcome}"]`), reaches(/order=/), waitsFor('main section')],
]
const toBizum = [toPayment, choose('method', 'bizum'), fill('phone', '612345678')]
const toCode = [toBizum, submit, waitsFor('[autocomplete=one-time-code]')]
/** Back at the area from the provider, which has not said yet what became of the order. */
const sendAndComeBack: Step = async (page, world) => {
  const back = new URL(page.url())
  await submit(page, world)
  await offer(page, world)
  back.searchParams.delete('bill')
  back.searchParams.set('order', new URL(page.url()).pathname.split('/').at(-1) ?? '')
  await page.goto(back.href)
}

/** The documents that a customer hands in, the bills of works, and paying them. */
export const documentAndBillShots = [
  ...screen(paths.documents, seenBy('customer'), {
    'handed in': [],
    none: seenBy('dossierClient'),
    'of a dossier that lacks some': [seenBy('dossierClient', documentsPath('EXP202600001616')), addDeed],
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
    failed: failed('listDocumentsOffline'),
    'on their way': loads('listDocumentsOffline'),
    'without a connection': offline,
  }),
  ...screen(paths.provisionBills, seenBy('dossierClient'), {
    'one to be paid': [],
    'one that is not to be paid any more': passes(40 * 86_400),
    none: seenBy('customer'),
    failed: failed('listDossierBills'),
    'on their way': loads('listDossierBills'),
    'without a connection': offline,
  }),
  ...screen(paths.provisionPayment, seenBy('dossierClient', paths.provisionBills), {
    card: toPayment,
    'without a connection': [toPayment, offline],
    'phone of Bizum': toBizum,
    'code of Bizum': toCode,
    'wrong code': [toCode, fillIn('[autocomplete=one-time-code]', '000000'), submit, alerted],
    'too many codes': [answers('startBizumPayment', '2024'), toBizum, submit, alerted],
    'being paid by somebody else': [answers('startCardPayment', '0409'), toPayment, submit, alerted],
    'no provider': [answers('startCardPayment', '0503'), toPayment, submit, alerted],
    paid: atProvider('pay'),
    'paid, its receipt failed': [answers('getDocument', 'YYY'), atProvider('pay'), press(icon('download')), alerted],
    refused: atProvider('refuse'),
    expired: atProvider('timeout'),
    'being taken to the provider': isSending('startCardPayment', [toPayment, submit]),
    'given up at the provider': [toProvider, (page) => page.goBack(), waitsFor('main form')],
    waiting: [toPayment, sendAndComeBack, waitsFor('main section')],
    'nothing to pay': { at: `${paths.provisionPayment}?dossier=EXP202699999999` },
  }),
]
