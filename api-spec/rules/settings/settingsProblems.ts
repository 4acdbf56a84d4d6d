import { callHeaderProblems } from '../callHeaderProblems.ts'
import { isObject } from '../fields.ts'
import { CAPTCHA_KINDS, EXTERNAL_LINKS, isHost, readRuntimeSettings, UTILITY_FACTS } from './runtimeSettings.ts'

/** The problems of `/config.json`, one sentence each: unknown names, and values that are ignored. */
export function settingsProblems(content: object): string[] {
  // These two are read as headers.
  const known = [...Object.keys(readRuntimeSettings({})), 'clientId', 'application']
  const links = 'links' in content && isObject(content.links) ? content.links : {}
  const utility = 'utility' in content && isObject(content.utility) ? content.utility : {}
  return [
    ...Object.keys(content).flatMap((name) => unknownName(name, known, name)),
    ...Object.keys(links).flatMap((name) => unknownName(`links.${name}`, EXTERNAL_LINKS, name)),
    ...Object.keys(utility).flatMap((name) => unknownName(`utility.${name}`, UTILITY_FACTS, name)),
    ...Object.entries(content).flatMap(([name, value]) => wrongValue(name, value)),
    ...Object.entries(links).flatMap(([name, value]) => wrongLink(name, value)),
    ...callHeaderProblems(content),
  ]
}

function unknownName(path: string, known: readonly string[], name: string): string[] {
  return known.includes(name) ? [] : [`${path} is no setting; there are: ${known.join(', ')}`]
}

function wrongValue(name: string, value: unknown): string[] {
  const wrong = (allowed: string) => [`${name} is ${JSON.stringify(value)}; allowed: ${allowed}`]
  if (name === 'captcha') return CAPTCHA_KINDS.some((kind) => kind === value) ? [] : wrong(CAPTCHA_KINDS.join(', '))
  if (name === 'links') return isObject(value) ? [] : wrong('an object of addresses')
  if (name === 'utility')
    return isObject(value) && Object.values(value).every((fact) => typeof fact === 'string')
      ? []
      : wrong('an object of texts')
  if (name === 'apiBase')
    return isApiBase(value) ? [] : wrong('an address with https:// (http:// in development) or a path such as /api')
  if (name === 'clientId' || name === 'application')
    return isText(value) ? [] : wrong('a text of visible ASCII characters')
  if (name === 'loginHosts')
    return Array.isArray(value) && value.every(isHost) ? [] : wrong('a list of host names such as id.example')
  if (name === 'listChannel')
    return value === '' || isText(value) ? [] : wrong('a text of visible ASCII characters, or nothing')
  return []
}

function wrongLink(name: string, value: unknown): string[] {
  const accepted: Readonly<Record<string, string>> = readRuntimeSettings({ links: { [name]: value } }).links
  if (accepted[name] === undefined || value === '' || accepted[name] === value) return []
  const allowed =
    name === 'emergency'
      ? 'a phone such as tel:+34900123456'
      : 'an address with https://, mailto: or tel:, a path such as /help'
  return [`links.${name} is ${JSON.stringify(value)}; allowed: ${allowed}, or nothing`]
}

function isApiBase(value: unknown): boolean {
  return typeof value === 'string' && (/^\/(?!\/)/.test(value) || (/^https?:\/\//.test(value) && URL.canParse(value)))
}

/** Whether a value can be sent in a header, and is a usable address. */
function isText(value: unknown): boolean {
  return typeof value === 'string' && /^[!-~]+$/.test(value)
}
