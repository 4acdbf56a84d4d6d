import { paths, provisionPath, requestPath, supplyBillsPath, supplyOutagesPath } from './clientPaths.ts'

/**
 * The page of the first thing that a text names by its code: a dossier (EXP…), a request (SR…), a bill (FE…) or an
 * outage (INC…). The last two are in the page of their supply, which the text may name as well; without it in the list
 * of supplies. Undefined where it names none.
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

/** A code stands alone: neither before nor after it is a letter or a digit. */
const CODE = /(?<![\p{L}\p{N}])(?:EXP\d{12}|SR\d{6,12}|FE\d{6,20}|INC\d{6,12})(?![\p{L}\p{N}])/u
const CUPS = /(?<![\p{L}\p{N}])ES\d{16}[A-Z]{2}(?:\d[A-Z])?(?![\p{L}\p{N}])/u
