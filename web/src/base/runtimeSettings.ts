/** What differs between installations; it stands in `/config.json`, so that one build serves them all. */
export type RuntimeSettings = {
  /** Where the calls go, without a final slash. */
  readonly apiBase: string
  /** Sent as the `client-id` header. */
  readonly clientId: string
  /** Sent as the `application` header. */
  readonly application: string
  /**
   * The security check of the forms that anybody may send: `altcha` asks the API for a challenge (`GET /captcha`),
   * `none` is for an API without one, and `dummy` sends on localhost what a development server takes for a solved one,
   * and elsewhere is `altcha`.
   */
  readonly captcha: CaptchaKind
  /** The channel that the lists of supplies, dossiers and requests are asked for by; an empty one asks for all. */
  readonly listChannel: string
  /** Who the utility is and how it is reached, for the legal pages; an empty one is not told. */
  readonly utility: Readonly<Record<UtilityFact, string>>
  /**
   * Hosts of identity providers, such as `id.example`: a log-in of 3001 may lead there, as to this site, the API's and
   * those of the links.
   */
  readonly loginHosts: readonly string[]
  /** External addresses; an empty one hides its link, or leads to a page of our own. */
  readonly links: Readonly<Record<ExternalLink, string>>
}

export type CaptchaKind = (typeof CAPTCHA_KINDS)[number]
export const CAPTCHA_KINDS = ['altcha', 'none', 'dummy'] as const

export type UtilityFact = (typeof UTILITY_FACTS)[number]
export const UTILITY_FACTS = ['name', 'taxNumber', 'address', 'register', 'email', 'phone'] as const

export type ExternalLink = (typeof EXTERNAL_LINKS)[number]

/** Settings from whatever the file holds: a field that is missing or of the wrong type leaves its default. */
export function readRuntimeSettings(given: unknown): RuntimeSettings {
  const links = field(given, 'links')
  const utility = field(given, 'utility')
  return {
    apiBase: text(field(given, 'apiBase'), '/api').replace(/\/+$/, ''),
    clientId: text(field(given, 'clientId'), 'acometida-web'),
    application: text(field(given, 'application'), 'acometida'),
    captcha: CAPTCHA_KINDS.find((kind) => kind === field(given, 'captcha')) ?? 'altcha',
    listChannel: text(field(given, 'listChannel'), ''),
    loginHosts: hostsOf(field(given, 'loginHosts')),
    // fromEntries forgets its keys, which are exactly the names of the lists.
    utility: Object.fromEntries(UTILITY_FACTS.map((name) => [name, text(field(utility, name), '')])) as Record<
      UtilityFact,
      string
    >,
    links: Object.fromEntries(EXTERNAL_LINKS.map((name) => [name, linkOf(name, field(links, name))])) as Record<
      ExternalLink,
      string
    >,
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

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

/** Names of hosts alone: no address, no port of another service, no pattern. */
function hostsOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter(isHost) : []
}

/** A name such as `id.example`. */
export function isHost(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/.test(value)
}

function text(value: unknown, otherwise: string) {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

/** Where a link leads. Who is in danger calls: the one for emergencies is a phone and nothing else. */
function linkOf(name: ExternalLink, value: unknown) {
  const link = address(value)
  return name !== 'emergency' || /^tel:\+?\d+$/.test(link) ? link : ''
}

/** Only web addresses become links: a `javascript:` one in a tampered file must not. */
function address(value: unknown) {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|mailto:|tel:)/.test(value) ? value : ''
}
