/** An hour of a supply, as a comparator of offers reads it. */
interface MarketHour {
  readonly cups: string
  /** `2026-10-25` */
  readonly date: string
  readonly hour: number
  readonly kwh: number | null
  readonly surplus: number | null
  readonly selfConsumed: number | null
  readonly isEstimated: boolean
}

const HEADINGS: ReadonlySet<string> = new Set([
  'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion',
  'CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
])

/**
 * Reads a file of hourly energy by its published form, and shares nothing with the writer. It is as strict as readers
 * in use are: a byte order mark, an empty consumption, a decimal point or an hour twice is an error.
 */
export function readMarketFile(text: string): MarketHour[] {
  const [heading = '', ...lines] = text.split('\r\n')
  if (!HEADINGS.has(heading)) throw new Error(`No reader knows the heading "${heading}".`)
  if (lines.pop() !== '') throw new Error('The last line has no end.')
  const hasSurplus = heading.includes('AS_KWh')
  const seen = new Set<string>()
  return lines.map((line) => {
    const [cups = '', day = '', hour = '', kwh = '', ...rest] = line.split(';')
    const [surplus = '', selfConsumed = '', method = ''] = hasSurplus ? rest : ['', '', ...rest]
    if (!/^ES\d{16}[A-Z]{2}(\d[FPRCXYZ])?$/.test(cups)) throw new Error(`"${cups}" in "${line}" is no CUPS.`)
    const date = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(day)
    if (!date) throw new Error(`"${day}" in "${line}" is no date.`)
    if (!/^([1-9]|1\d|2[0-5])$/.test(hour)) throw new Error(`"${hour}" in "${line}" is no hour.`)
    if (method !== 'R' && method !== 'E') throw new Error(`"${method}" in "${line}" is no method.`)
    const key = `${cups} ${day} ${hour}`
    if (seen.has(key)) throw new Error(`${key} comes twice.`)
    seen.add(key)
    const [, dd, mm, yyyy] = date
    return {
      cups,
      date: `${yyyy}-${mm}-${dd}`,
      hour: Number(hour),
      kwh: energy(kwh, !hasSurplus),
      surplus: energy(surplus, false),
      selfConsumed: energy(selfConsumed, false),
      isEstimated: method === 'E',
    }
  })
}

function energy(text: string, isRequired: boolean): number | null {
  if (text === '' && !isRequired) return null
  if (!/^\d+,\d{1,3}$/.test(text)) throw new Error(`"${text}" is no energy with a decimal comma.`)
  return Number(text.replace(',', '.'))
}
