import {
  paths,
  provisionPaymentPath,
  provisionPath,
  requestPath,
  supplyDetailPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { persona } from '@acometida/e2e/support/persona.ts'
import { supplyCups } from '@acometida/seed/supplies/supplies'

/** A page to measure, or a tab of a supply, opened by its link and by a press on another page. */
export interface Subject {
  /** The argument of the command that chooses it. */
  readonly word: string
  readonly name: string
  readonly who: Parameters<typeof persona>[0]
  readonly at: string
  /** The page from which one press opens it; null if it takes more. */
  readonly from: string | null
  /** The element to press: a link by its address, a tab, or a text. */
  readonly press: { readonly link: string } | { readonly tab: string } | { readonly words: string }
  /** The open tab, if the page is a supply. */
  readonly tab?: string
  /** Whether its picture needs the answers of earlier days as well as those that it asks for first. */
  readonly beside?: boolean
  /** Whether the aims of drawing apply: the client draws it itself. */
  readonly drawnSoon?: boolean
}

const supply = supplyCups(persona('customer').userId, 1)
const [quoted, valued] = ['EXP202600001611', 'EXP202600001610']
const COMPARE_TAB = 1

/** The pages, each chosen by the word of its area. */
export const pages: readonly Subject[] = [
  ...pagesOf('dossiers', 'dossierClient', [
    ['Conexiones', paths.provisions, paths.requests],
    ['Conexión', provisionPath(quoted), paths.provisions],
    ['Presupuesto', provisionPath(quoted, 'panel3'), paths.provisions],
    ['¿Qué necesita?', paths.whatToDo, paths.provisions],
    ['Mis documentos', paths.documents, paths.provisions],
  ]),
  ...pagesOf('payments', 'dossierClient', [
    ['Facturas de conexión', paths.provisionBills, paths.provisions],
    ['Pagar', provisionPaymentPath(valued, valued.replace('EXP', 'FO')), paths.provisionBills],
  ]),
  ...pagesOf('requests', 'customer', [
    ['Solicitudes', paths.requests, paths.supplies],
    ['Solicitud', requestPath('SR20260031'), paths.requests],
    ['Nueva solicitud', paths.newRequest, paths.requests],
  ]),
  ...pagesOf('notices', 'customer', [['Avisos', paths.notifications, null]]),
  ...pagesOf('staff', 'agent', [
    ['¿Quién llama?', paths.searchUser, paths.failures],
    ['Averías', paths.failures, paths.searchUser],
    ['Enlaces enviados', paths.messages, paths.searchUser],
    ['Informe de enlaces', paths.reports, paths.messages],
    ['Usuarios', paths.users, paths.searchUser],
  ]),
  ...pagesOf('staff', 'administrator', [['Usuarios de atención', paths.callCentreUsers, paths.searchUser]]),
  ...pagesOf('staff', 'mfaAdministrator', [['Verificación en dos pasos', paths.mfaAdmin, paths.searchUser]]),
  ...pagesOf('managers', 'association', [['Miembros', paths.association, paths.requests]]),
]

/** A tab of a supply: its name, the tab to press for it, and the number of one beside which that tab is in the row. */
export interface SupplyTab {
  readonly name: string
  readonly press: string
  readonly from: number
}

/** The tabs of a supply by number, each with its hardest case. */
export function tabsOf(tabs: ReadonlyMap<number, SupplyTab>): readonly Subject[] {
  return [...tabs].flatMap(([number, { name, press, from }]) => {
    const whole: Subject = {
      word: String(number),
      name,
      who: 'customer',
      at: supplyDetailPath(supply, number),
      from: supplyDetailPath(supply, from),
      press: { tab: press },
      tab: name,
      beside: number === COMPARE_TAB,
    }
    return [whole, ...hardest(whole)]
  })
}

function hardest(tab: Subject): readonly Subject[] {
  const most = (name: string, at: string) => ({ ...tab, name: `${tab.name}, ${name}`, at: tab.at + at })
  if (tab.word === '0') {
    const year = '&consumptionTabValue=3'
    return [
      {
        ...most('a year of hours', `${year}&menuTabValue=2`),
        from: tab.at + year,
        press: { words: 'Mapa' },
        drawnSoon: true,
      },
    ]
  }
  if (tab.word !== String(COMPARE_TAB)) return []
  const days = '&by=dates&from=2025-03-01&to=2026-02-28&againstFrom=2024-03-01&againstTo=2025-02-28'
  return [most('two years of hours', days)]
}

function pagesOf(
  word: string,
  who: Subject['who'],
  lines: readonly (readonly [name: string, at: string, from: string | null])[],
): readonly Subject[] {
  return lines.map(([name, at, from]) => ({ word, name, who, at, from, press: { link: at } }))
}
