import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import { localDate, localTime } from '@acometida/api-spec/rules/time/localTime'
import type { outage } from '#src/db/schema.ts'
import type { Notice, LocalizedText } from '#src/modules/notifications/notifyUser.service.ts'

type Outage = typeof outage.$inferSelect

export const causeTexts: Readonly<Record<Outage['cause'], LocalizedText>> = {
  works: {
    es: 'Trabajos de mejora de la red',
    gl: 'Traballos de mellora da rede',
    en: 'Works to improve the network',
  },
  storm: { es: 'Temporal', gl: 'Temporal', en: 'Storm' },
  thirdParty: {
    es: 'Daños causados por obras ajenas a la distribuidora',
    gl: 'Danos causados por obras alleas á distribuidora',
    en: 'Damage caused by other people’s works',
  },
  equipment: { es: 'Fallo de un equipo de la red', gl: 'Fallo dun equipo da rede', en: 'Fault in network equipment' },
  unknown: { es: 'En investigación', gl: 'En investigación', en: 'Under investigation' },
}

/** An interruption is planned. `address`: the page with its present state. */
export function outageAnnouncedNotice(place: string, row: Outage, address: string): Notice {
  const day = spanishDate(localDate(row.startsAt))
  const [from, to] = [timeOf(row.startsAt), timeOf(row.endsAt)]
  return {
    title: {
      es: `Corte programado en ${place}`,
      gl: `Corte programado en ${place}`,
      en: `Planned power cut at ${place}`,
    },
    body: {
      es: `El ${day}, de ${from} a ${to}, no habrá luz en ${place}. Motivo: ${lower(causeTexts[row.cause].es)}. Disculpe las molestias.\n\nSi cambia, lo verá aquí:\n\n${address}`,
      gl: `O ${day}, de ${from} a ${to}, non haberá luz en ${place}. Motivo: ${lower(causeTexts[row.cause].gl)}. Desculpe as molestias.\n\nSe cambia, verao aquí:\n\n${address}`,
      en: `On ${day}, from ${from} to ${to}, there will be no power at ${place}. Reason: ${lower(causeTexts[row.cause].en)}. We are sorry for the inconvenience.\n\nIf it changes, you will see it here:\n\n${address}`,
    },
  }
}

export function outageBeganNotice(place: string, row: Outage): Notice {
  const to = momentTexts(row.endsAt)
  return {
    title: { es: `Corte de luz en ${place}`, gl: `Corte de luz en ${place}`, en: `Power cut at ${place}` },
    body: {
      es: `Se ha ido la luz en ${place}. Esperamos que vuelva a las ${to.es}.`,
      gl: `Marchou a luz en ${place}. Agardamos que volva ás ${to.gl}.`,
      en: `There is a power cut at ${place}. We expect the power back at ${to.en}.`,
    },
  }
}

/** The expected end of an outage that has begun is another one. */
export function outageMovedNotice(place: string, row: Outage): Notice {
  const to = momentTexts(row.endsAt)
  return {
    title: {
      es: `Nueva previsión para el corte en ${place}`,
      gl: `Nova previsión para o corte en ${place}`,
      en: `New estimate for the power cut at ${place}`,
    },
    body: {
      es: `Ha cambiado la previsión: esperamos que la luz vuelva a ${place} a las ${to.es}.`,
      gl: `Cambiou a previsión: agardamos que a luz volva a ${place} ás ${to.gl}.`,
      en: `The estimate has changed: we expect the power back at ${place} at ${to.en}.`,
    },
  }
}

export function outageEndedNotice(place: string): Notice {
  return {
    title: {
      es: `Ha vuelto la luz en ${place}`,
      gl: `Volveu a luz en ${place}`,
      en: `The power is back at ${place}`,
    },
    body: {
      es: `Ha vuelto la luz en ${place}. Si sigue sin ella, revise el cuadro eléctrico y avísenos.`,
      gl: `Volveu a luz en ${place}. Se segue sen ela, revise o cadro eléctrico e avísenos.`,
      en: `The power is back at ${place}. If you still have none, check your fuse box and let us know.`,
    },
  }
}

/** A time with its day, since an outage may last past midnight: `14:00 del 16/03/2026`. */
function momentTexts(at: number): LocalizedText {
  const [day, time] = [spanishDate(localDate(at)), timeOf(at)]
  return { es: `${time} del ${day}`, gl: `${time} do ${day}`, en: `${time} on ${day}` }
}

const timeOf = (at: number): string => localTime(at).slice(0, 5)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
