/** What differs between installations; read from `/config.json` at start, so that one build serves them all. */
export type RuntimeSettings = {
  /** Where the calls go, without a final slash. */
  readonly apiBase: string
  /** Sent as the `client-id` header. */
  readonly clientId: string
  /** Sent as the `application` header. */
  readonly application: string
  /** External addresses; an empty one hides its link. */
  readonly links: Readonly<Record<ExternalLink, string>>
}

export type ExternalLink = (typeof EXTERNAL_LINKS)[number]

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
  'androidApp',
  'iosApp',
] as const

/** Reads `/config.json`. A missing file or field leaves the default, so that a bad deployment still opens. */
export async function loadRuntimeSettings(fetchJson = fetchConfig): Promise<RuntimeSettings> {
  const given = await fetchJson().catch(() => undefined)
  return readRuntimeSettings(given)
}

/** Settings from whatever the file holds: fields of the wrong type count as missing. */
export function readRuntimeSettings(given: unknown): RuntimeSettings {
  const links = field(given, 'links')
  return {
    apiBase: text(field(given, 'apiBase'), '/api').replace(/\/+$/, ''),
    clientId: text(field(given, 'clientId'), 'acometida-web'),
    application: text(field(given, 'application'), 'acometida'),
    links: {
      contact: address(field(links, 'contact')),
      legalNotice: address(field(links, 'legalNotice')),
      cookies: address(field(links, 'cookies')),
      privacy: address(field(links, 'privacy')),
      privacyApp: address(field(links, 'privacyApp')),
      accessibility: address(field(links, 'accessibility')),
      company: address(field(links, 'company')),
      faq: address(field(links, 'faq')),
      contactForm: address(field(links, 'contactForm')),
      androidApp: address(field(links, 'androidApp')),
      iosApp: address(field(links, 'iosApp')),
    },
  }
}

async function fetchConfig(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' })
  return response.json()
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined
}

function text(value: unknown, otherwise: string) {
  return typeof value === 'string' && value !== '' ? value : otherwise
}

/** Only web addresses become links: a `javascript:` one in a tampered file must not. */
function address(value: unknown) {
  return typeof value === 'string' && /^(https?:\/\/|\/(?!\/)|mailto:|tel:)/.test(value) ? value : ''
}
