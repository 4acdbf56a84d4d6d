import { type CallHeaders, readCallHeaders } from '../callHeaders.ts'
import { fieldsIn } from '../fields.ts'
import { recordOf } from '../recordOf.ts'

/** The settings that differ between installations. They are in `/config.json`, so that one build serves all. */
export type RuntimeSettings = CallHeaders & {
  /** Base address of the API, without a trailing slash. */
  readonly apiBase: string
  /**
   * The captcha of public forms. `altcha` gets a challenge from the API (`GET /captcha`). `none` is for an API without
   * one. `dummy` sends on localhost what a development server accepts as solved; elsewhere it is `altcha`.
   */
  readonly captcha: CaptchaKind
  /** The channel filter of the lists of supplies, dossiers and requests. Empty for all channels. */
  readonly listChannel: string
  /** The utility's identity and contact data, for the legal pages. Empty facts are not shown. */
  readonly utility: Readonly<Record<UtilityFact, string>>
  /**
   * Hosts of identity providers, such as `id.example`. A log-in answered with 3001 may redirect to them, to this site,
   * to the API's host and to the hosts of the links.
   */
  readonly loginHosts: readonly string[]
  /** External addresses. An empty one hides its link, or leads to our own page. */
  readonly links: Readonly<Record<ExternalLink, string>>
}

export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]
export const CAPTCHA_KINDS = ['altcha', 'none', 'dummy'] as const

export type UtilityFact = (typeof UTILITY_FACTS)[number]
export const UTILITY_FACTS = ['name', 'taxNumber', 'address', 'register', 'email', 'phone'] as const

export type ExternalLink = (typeof EXTERNAL_LINKS)[number]

/** Settings from the content of the file. A field that is missing or of the wrong type keeps its default. */
export function readRuntimeSettings(content: unknown): RuntimeSettings {
  const { apiBase, captcha, listChannel, loginHosts, utility, links } = fieldsIn(content)
  return {
    apiBase: text(apiBase, '/api').replace(/\/+$/, ''),
    ...readCallHeaders(content),
    captcha: CAPTCHA_KINDS.find((kind) => kind === captcha) ?? 'altcha',
    listChannel: text(listChannel, ''),
    // Plain host names: no address, no port, no pattern.
    loginHosts: Array.isArray(loginHosts) ? loginHosts.filter(isHost) : [],
    utility: recordOf(UTILITY_FACTS, (name) => text(fieldsIn(utility)[name], '')),
    links: recordOf(EXTERNAL_LINKS, (name) => linkOf(name, fieldsIn(links)[name])),
  }
}

export const EXTERNAL_LINKS = [
  'contact',
  'legalNotice',
  'cookies',
  'privacy',
  'privacyApp',
  'accessibility',
  'company',
  'faq',
  'contactForm',
  'emergency',
  'androidApp',
  'iosApp',
] as const

/** Whether a value is a host name such as `id.example`. */
export function isHost(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(value)
}

function text(value: unknown, fallback: string) {
  return typeof value === 'string' && value !== '' ? value : fallback
}

/** The target of a link. The emergency link must be a phone number: people in danger call. */
function linkOf(name: ExternalLink, value: unknown) {
  const link = address(value)
  return name !== 'emergency' || /^tel:\+?\d+$/.test(link) ? link : ''
}

/** Only web, mail and phone addresses are links. A `javascript:` one in a tampered file must not be. */
function address(value: unknown) {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|mailto:|tel:)/.test(value) ? value : ''
}
