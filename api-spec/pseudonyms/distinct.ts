import { type Draw, seededDraw } from './draw.ts'

/**
 * Replaces a text of a domain by one that `make` makes. Equal texts get equal replacements and different texts
 * different ones, as long as the domain has room. `fits` refuses an unusable replacement.
 */
export type Distinct = (
  domain: string,
  text: string,
  make: (draw: Draw) => string,
  fits?: (made: string) => boolean,
) => string

/** The most attempts at a free replacement. In a domain as small as one digit two texts may then share one. */
const MAX_ATTEMPTS = 200
/** The number of texts in the memory. When it is full, the memory is cleared. */
const MAX_KNOWN = 500_000

export function makeDistinct(key: Buffer): Distinct {
  const made = new Map<string, string>()
  const owners = new Map<string, string>()
  return (domain, text, make, fits = () => true) => {
    const name = `${domain}\0${text}`
    const known = made.get(name)
    if (known !== undefined) return known
    if (made.size >= MAX_KNOWN) {
      made.clear()
      owners.clear()
    }
    const found = find(domain, name, make, (candidate) => candidate !== text && fits(candidate))
    made.set(name, found)
    owners.set(`${domain}\0${found}`, name)
    return found
  }

  function find(domain: string, name: string, make: (draw: Draw) => string, fits: (made: string) => boolean): string {
    let candidate = ''
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      candidate = make(seededDraw(key, `${attempt}\0${name}`))
      if (fits(candidate) && !owners.has(`${domain}\0${candidate}`)) return candidate
    }
    return candidate
  }
}
