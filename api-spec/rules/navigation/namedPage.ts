import { paths, provisionPath, requestPath, supplyBillsPath, supplyOutagesPath } from './clientPaths.ts'

/**
 * The page of the first thing that a text names by its code: a dossier (EXP…), a request (SR…), a bill (FE…) or an
 * outage (INC…). Bills and outages are on the page of their supply, if the text names it too, else in the list of
 * supplies. Undefined if the text names none. `Su expediente EXP202600000101 avanza.` has the page
 * `/provisions/detail?dossier=EXP202600000101`.
 */
export function pageNamedIn(text: string): string | undefined {
  const code = CODE.exec(text)?.[0]
  if (code === undefined) return undefined
  if (code.startsWith('EXP')) return provisionPath(code)
  if (code.startsWith('SR')) return requestPath(code)
  const cups = CUPS.exec(text)?.[0]
  if (cups === undefined) return paths.supplies
  return code.startsWith('FE')
    ? `${supplyBillsPath(cups)}&${new URLSearchParams({ bill: code })}`
    : supplyOutagesPath(cups)
}

/** A code stands alone: no letter or digit comes directly before or after it. */
const CODE = /(?<![\p{L}\p{N}])(?:EXP\d{12}|SR\d{6,12}|FE\d{6,20}|INC\d{6,12})(?![\p{L}\p{N}])/u
const CUPS = /(?<![\p{L}\p{N}])ES\d{16}[A-Z]{2}(?:\d[A-Z])?(?![\p{L}\p{N}])/u
