import type { DossierPanel } from '@acometida/api-spec/rules/dossier/dossierPanels'
import {
  documentsPath,
  paths,
  provisionBillsPath,
  provisionPath,
  requestPath,
  supplyBillsPath,
  supplyDetailPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
  supplyReadingsPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'

/** The subjects of links: the keys of SEND_URL in the master data. */
export const LINK_CATEGORIES = ['SUMINISTRO', 'EXPEDIENTE', 'SOLICITUD', 'PAGO'] as const
export type LinkCategory = (typeof LINK_CATEGORIES)[number]

/** A possible target of a link. `code` is a CUPS or a number. */
export type LinkSubject = { readonly code: string; readonly name: string } & (
  | { readonly category: 'SUMINISTRO'; readonly generator: boolean; readonly selfConsumption: boolean }
  | {
      readonly category: 'EXPEDIENTE'
      readonly panels: readonly DossierPanel[]
      /** The list does not name its panels, so they are derived from its status. */
      readonly isGuessed?: boolean
    }
  | { readonly category: 'SOLICITUD' }
)

type Supply = Extract<LinkSubject, { readonly category: 'SUMINISTRO' }>

/** A page that a link may open. */
interface LinkDetail<Key extends string> {
  readonly key: Key
  readonly category: LinkCategory
  /** Whether the subject has the page. Omitted for a page of no single subject. */
  readonly has?: (subject: LinkSubject) => boolean
  readonly path: (code: string) => string
  /** Another address of the same page. */
  readonly also?: (code: string) => string
}

export type LinkDetailKey = (typeof DETAILS)[number]['key']

/** The pages of a category that a link may open: those of the subject, or without one those of no single subject. */
export function linkDetails(category: LinkCategory, subject: LinkSubject | undefined): readonly LinkDetailKey[] {
  return detailsOf(category, subject).map(({ key }) => key)
}

/** All pages of a category. None for an unknown category. */
export function detailsOfCategory(category: string): readonly LinkDetailKey[] {
  return DETAILS.filter((detail) => detail.category === category).map(({ key }) => key)
}

/** Whether links may still open a page of that name. */
export function isLinkDetail(name: string): name is LinkDetailKey {
  return DETAILS.some(({ key }) => key === name)
}

/** The pages of the subject's category that it lacks. */
export function missingDetails(subject: LinkSubject): readonly LinkDetailKey[] {
  return DETAILS.filter(({ category, has }) => category === subject.category && has && !has(subject)).map(
    ({ key }) => key,
  )
}

/** The path that a link opens: `/supplies/detail?supply=ES0022007661975321ZM1P&tabValue=4` for the bills. */
export function linkPath(detail: LinkDetailKey, code: string): string {
  return DETAILS.find(({ key }) => key === detail)?.path(code) ?? paths.root
}

export interface LinkPage {
  readonly category: LinkCategory
  /** Empty for a page of no single subject. */
  readonly subject: string
  readonly detail: LinkDetailKey
}

/** The customer's page at an address, the most specific one. Undefined if links cannot open it. */
export function linkPageAt(address: string, subjects: readonly LinkSubject[]): LinkPage | undefined {
  const url = new URL(address, ANYWHERE)
  const pages = [
    ...LINK_CATEGORIES.flatMap((category) => pagesOf(category, undefined)),
    ...subjects.flatMap((subject) => pagesOf(subject.category, subject)),
  ]
  return pages
    .filter(({ at }) => at.pathname === url.pathname)
    .filter(({ at }) => [...at.searchParams].every(([name, value]) => url.searchParams.get(name) === value))
    .toSorted((a, b) => b.at.searchParams.size - a.at.searchParams.size)[0]?.page
}

/** The page of a supply's outages. Undefined if the supply is not among the subjects. */
export function outagesPage(cups: string | undefined, subjects: readonly LinkSubject[]): LinkPage | undefined {
  const held = subjects.some(({ category, code }) => category === 'SUMINISTRO' && code === cups)
  return cups !== undefined && held ? { category: 'SUMINISTRO', subject: cups, detail: 'CORTES' } : undefined
}

function pagesOf(category: LinkCategory, subject: LinkSubject | undefined) {
  const code = subject?.code ?? ''
  return detailsOf(category, subject).flatMap(({ key, path, also }) =>
    [path(code), ...(also ? [also(code)] : [])].map((address) => ({
      at: new URL(address, ANYWHERE),
      page: { category, subject: code, detail: key } satisfies LinkPage,
    })),
  )
}

function detailsOf(category: LinkCategory, subject: LinkSubject | undefined) {
  return DETAILS.filter((detail) => detail.category === category).filter(({ has }) =>
    subject ? has?.(subject) : has === undefined,
  )
}

const DETAILS = [
  ofNone('SUMINISTROS', 'SUMINISTRO', paths.supplies),
  ofSupply('CONSUMO', ({ generator }) => !generator, supplyDetailPath),
  ofSupply('GENERACION', ({ generator }) => generator, supplyDetailPath),
  ofSupply('EXCEDENTES', ({ generator, selfConsumption }) => selfConsumption && !generator, supplyDetailPath),
  ofSupply('POTENCIA', ({ generator }) => !generator, supplyMaxPowerPath),
  ofSupply('FACTURAS', ({ generator }) => !generator, supplyBillsPath),
  ofSupply('LECTURAS', () => true, supplyReadingsPath),
  ofSupply('CORTES', () => true, supplyOutagesPath),
  ofNone('EXPEDIENTES', 'EXPEDIENTE', paths.provisions),
  ofNone('NUEVO_EXPEDIENTE', 'EXPEDIENTE', paths.whatToDo),
  ofPanel('DATOS', 'panel1', paths.provisionData),
  ofPanel('DOCUMENTACION', 'panel2', paths.documents, documentsPath),
  ofPanel('PRESUPUESTO', 'panel3', paths.provisionBudget),
  ofPanel('PAGO_EXPEDIENTE', 'panel4', paths.provisionPayment, provisionBillsPath),
  ofPanel('OBRAS', 'panel5', paths.provisionWorks),
  ofPanel('CIERRE', 'panel6', paths.provisionClosure),
  ofNone('SOLICITUDES', 'SOLICITUD', paths.requests),
  ofNone('NUEVA_SOLICITUD', 'SOLICITUD', paths.newRequest),
  { ...ofNone('SOLICITUD', 'SOLICITUD', ''), has: () => true, path: requestPath },
  ofNone('PAGO_SIN_REGISTRO', 'PAGO', paths.offlinePayment),
]

function ofNone<Key extends string>(key: Key, category: LinkCategory, path: string): LinkDetail<Key> {
  return { key, category, path: () => path }
}

function ofSupply<Key extends string>(
  key: Key,
  has: (supply: Supply) => boolean,
  path: (cups: string) => string,
): LinkDetail<Key> {
  return { key, category: 'SUMINISTRO', has: (subject) => subject.category === 'SUMINISTRO' && has(subject), path }
}

function ofPanel<Key extends string>(
  key: Key,
  panel: DossierPanel,
  screen: string,
  path = (code: string) => provisionPath(code, panel),
): LinkDetail<Key> {
  return {
    key,
    category: 'EXPEDIENTE',
    has: (subject) => subject.category === 'EXPEDIENTE' && subject.panels.includes(panel),
    path,
    also: (code) => `${screen}?${new URLSearchParams({ dossier: code })}`,
  }
}

/** A base for paths. The host does not matter. */
const ANYWHERE = 'https://anywhere.invalid'
