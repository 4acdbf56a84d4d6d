import {
  paths,
  requestPath,
  supplyMaxPowerPath,
  supplyOutagesPath,
} from '@acometida/api-spec/rules/navigation/clientPaths'
import { addDays, addMonths } from '@acometida/api-spec/rules/time/calendar'
import { DAY_MS, HOUR_MS } from '@acometida/api-spec/rules/time/durations'
import { instantOf, localDate } from '@acometida/api-spec/rules/time/localTime'
import type { pushNotification } from '@acometida/server/db/schema'
import { measuresOfMonth } from '@acometida/server/modules/metering/measures.rules'
import { closedRequestCode, openRequestCode } from '#src/dossiers/requests.ts'
import type { SeededPersona } from '#src/people/personas.ts'
import { personaSupplies } from '#src/supplies/personaSupplies.ts'
import { supplyCups } from '#src/supplies/supplies.ts'

type NotificationRow = typeof pushNotification.$inferInsert
type Texts = Pick<NotificationRow, 'titleEs' | 'titleGl' | 'titleEn' | 'bodyEs' | 'bodyGl' | 'bodyEn'>

/** The notices in a persona's inbox: five of the customer's, the two newest unread. */
export function notifications(persona: SeededPersona, nowMs: number): NotificationRow[] {
  const { key, userId } = persona
  if (key !== 'customer') return []
  const flat = supplyCups(userId, 1)
  const notice = (nth: number, ageMs: number, target: string, texts: Texts): NotificationRow => ({
    id: userId * 1000 + nth,
    userId,
    at: nowMs - ageMs,
    read: nth <= 3,
    target,
    ...texts,
  })
  return [
    notice(1, 32 * DAY_MS, paths.supplies, meterRead),
    notice(2, 20 * DAY_MS, requestPath(closedRequestCode(nowMs)), requestClosed),
    notice(3, 9 * DAY_MS, supplyMaxPowerPath(flat), powerNear(persona, nowMs - 9 * DAY_MS)),
    notice(4, 26 * HOUR_MS, requestPath(openRequestCode(nowMs)), requestAnswered),
    notice(5, 2 * HOUR_MS, supplyOutagesPath(flat), plannedCut(nowMs)),
  ]
}

/** A planned power cut, told well over the 24 hours ahead that are the least. */
function plannedCut(nowMs: number): Texts {
  const at = instantOf(addDays(localDate(nowMs), 3), '09:00:00')
  return {
    titleEs: 'Corte programado en Santiago de Compostela',
    titleGl: 'Corte programado en Santiago de Compostela',
    titleEn: 'Planned power cut in Santiago de Compostela',
    bodyEs: `Por trabajos de mejora de la red, el ${longDay(at, 'es')} no habrá luz en Rúa do Vilar, 27 de 09:00 a 11:30. Disculpe las molestias.`,
    bodyGl: `Por traballos de mellora da rede, o ${longDay(at, 'gl')} non haberá luz en Rúa do Vilar, 27 de 09:00 a 11:30. Desculpe as molestias.`,
    bodyEn: `Because of works to improve the network, there will be no power at Rúa do Vilar, 27 on ${longDay(at, 'en')} from 09:00 to 11:30. We are sorry for the inconvenience.`,
  }
}

const requestAnswered: Texts = {
  titleEs: 'Su solicitud tiene novedades',
  titleGl: 'A súa solicitude ten novidades',
  titleEn: 'There is news about your request',
  bodyEs: 'Un equipo medirá la tensión en su piso durante siete días. Le informaremos del resultado.',
  bodyGl: 'Un equipo medirá a tensión no seu piso durante sete días. Informarémolo do resultado.',
  bodyEn: 'A device will measure the voltage at your flat for seven days. We will tell you the result.',
}

/** The maximum demand of the month before, as the curve of the flat has it. */
function powerNear(persona: SeededPersona, atMs: number): Texts {
  const [flat] = personaSupplies(persona, atMs)
  const month = addMonths(localDate(atMs), -1).slice(0, 7)
  const peaks = flat ? measuresOfMonth(flat, month, flat.dataFrom).peaks : []
  const kilowatts = (watts: number) => (watts / 1000).toFixed(2)
  const highest = kilowatts(Math.max(0, ...peaks.map((peak) => peak?.watts ?? 0)))
  const contracted = kilowatts(Number(flat?.contractedWatts.split(',')[0]))
  const comma = (decimal: string) => decimal.replace('.', ',')
  return {
    titleEs: 'Potencia máxima cerca de la contratada',
    titleGl: 'Potencia máxima preto da contratada',
    titleEn: 'Maximum power close to the contracted power',
    bodyEs: `El mes pasado la potencia máxima de su piso llegó a ${comma(highest)} kW de los ${comma(contracted)} kW contratados.`,
    bodyGl: `O mes pasado a potencia máxima do seu piso chegou a ${comma(highest)} kW dos ${comma(contracted)} kW contratados.`,
    bodyEn: `Last month the maximum power of your flat reached ${highest} kW of the ${contracted} kW contracted.`,
  }
}

const requestClosed: Texts = {
  titleEs: 'Solicitud cerrada',
  titleGl: 'Solicitude pechada',
  titleEn: 'Request closed',
  bodyEs: 'Hemos revisado la lectura estimada de su casa de Sanxenxo y la hemos sustituido por la real.',
  bodyGl: 'Revisamos a lectura estimada da súa casa de Sanxenxo e substituímola pola real.',
  bodyEn: 'We have reviewed the estimated reading of your house in Sanxenxo and replaced it with the actual one.',
}

const meterRead: Texts = {
  titleEs: 'Nueva lectura disponible',
  titleGl: 'Nova lectura dispoñible',
  titleEn: 'New meter reading available',
  bodyEs: 'Ya puede consultar la lectura del mes de sus dos suministros.',
  bodyGl: 'Xa pode consultar a lectura do mes das súas dúas subministracións.',
  bodyEn: 'You can now see the monthly meter reading for your two supplies.',
}

function longDay(ms: number, language: 'es' | 'gl' | 'en'): string {
  const locale = language === 'en' ? 'en-GB' : language
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'Europe/Madrid',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return format.format(ms)
}
