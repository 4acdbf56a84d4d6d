import { dateFromCompact, spanishDate } from './dates.ts'

/**
 * The date of an incidence as it is shown, dd/mm/yyyy hh:mm:ss. Where the system of failures is ADMS its dates may come as
 * digits (yyyymmddhhmmss) and are put into that form; whatever else comes is shown as it is.
 */
export function incidenceDate(text: string, interfaces: readonly string[]): string {
  if (interfaces[0] !== 'ADMS') return text
  const [, day = '', hour, minute, second] = /^(\d{8})(\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  const date = dateFromCompact(day)
  return date === undefined ? text : `${spanishDate(date)} ${hour}:${minute}:${second}`
}
