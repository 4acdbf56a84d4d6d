import { decodeUriPart } from '../rules/decodeUriPart.ts'

/** A word of an address: `supplies`, `new-request`, `idDocumentum`. Any other part may be personal. */
const WORD = /^[a-z]+(?:[A-Z][a-z]+|-[a-z]+)*$/
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(?::\d+)?(?=[/?#]|$)/i

/**
 * A path or address with each value replaced by `another`. Words of the path, names of parameters, and numbers of one
 * or two digits stay: such numbers are counts.
 */
export function pseudonymizeLink(link: string, another: (value: string) => string): string {
  const [origin = ''] = ORIGIN.exec(link) ?? []
  const rest = link.slice(origin.length)
  return (
    origin +
    rest.replaceAll(/[^/?&=#|:~,]+/g, (part: string, at: number) => {
      const isValue = /[=:~,]/.test(rest.charAt(at - 1)) && rest.charAt(at + part.length) !== ':'
      const value = decodeUriPart(part)
      if (/^\d{1,2}$/.test(value) || (!isValue && WORD.test(value))) return part
      return encodeURIComponent(another(value))
    })
  )
}
