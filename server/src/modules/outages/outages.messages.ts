import { localDate, localTime } from '@acometida/api-spec/rules/time/madrid'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import type { outage } from '#src/db/schema.ts'
import type { Notice, Texts } from '#src/modules/notifications/tellUser.service.ts'

type Outage = typeof outage.$inferSelect

export const causeTexts: Readonly<Record<Outage['cause'], Texts>> = {
  works: {
    es: 'Trabajos de mejora de la red',
    gl: 'Traballos de mellora da rede',
    en: 'Works to improve the grid',
  },
  storm: { es: 'Temporal', gl: 'Temporal', en: 'Storm' },
  thirdParty: {
    es: 'Daños causados por obras ajenas a la distribuidora',
    gl: 'Danos causados por obras alleas á distribuidora',
    en: 'Damage caused by works of others',
  },
  equipment: { es: 'Fallo de un equipo de la red', gl: 'Fallo dun equipo da rede', en: 'Failure of grid equipment' },
  unknown: { es: 'En investigación', gl: 'En investigación', en: 'Under investigation' },
}

/** An interruption is planned. `address`: the page with its present state. */
export function announcedNotice(place: string, row: Outage, address: string): Notice {
  const day = spanishDate(localDate(row.startsAt))
  const [from, to] = [timeOf(row.startsAt), timeOf(row.endsAt)]
  return {
    title: {
      es: `Corte programado en ${place}`,
      gl: `Corte programado en ${place}`,
      en: `Planned interruption at ${place}`,
    },
    body: {
      es: `El ${day}, de ${from} a ${to}, no habrá suministro en ${place}. Motivo: ${lower(causeTexts[row.cause].es)}. Disculpe las molestias.\n\nSi cambia, lo verá aquí:\n\n${address}`,
      gl: `O ${day}, de ${from} a ${to}, non haberá subministración en ${place}. Motivo: ${lower(causeTexts[row.cause].gl)}. Desculpe as molestias.\n\nSe cambia, verao aquí:\n\n${address}`,
      en: `On ${day}, from ${from} to ${to}, there will be no supply at ${place}. Reason: ${lower(causeTexts[row.cause].en)}. We are sorry for the inconvenience.\n\nIf it changes, you will see it here:\n\n${address}`,
    },
  }
}

export function beganNotice(place: string, row: Outage): Notice {
  const to = momentTexts(row.endsAt)
  return {
    title: { es: `Sin suministro en ${place}`, gl: `Sen subministración en ${place}`, en: `No supply at ${place}` },
    body: {
      es: `Se ha interrumpido el suministro en ${place}. Esperamos que vuelva a las ${to.es}.`,
      gl: `Interrompeuse a subministración en ${place}. Agardamos que volva ás ${to.gl}.`,
      en: `The supply at ${place} is interrupted. We expect it back at ${to.en}.`,
    },
  }
}

/** The expected end of an outage that has begun is another one. */
export function movedNotice(place: string, row: Outage): Notice {
  const to = momentTexts(row.endsAt)
  return {
    title: {
      es: `Nueva previsión para el corte en ${place}`,
      gl: `Nova previsión para o corte en ${place}`,
      en: `New estimate for the outage at ${place}`,
    },
    body: {
      es: `Ha cambiado la previsión: esperamos que el suministro vuelva a ${place} a las ${to.es}.`,
      gl: `Cambiou a previsión: agardamos que a subministración volva a ${place} ás ${to.gl}.`,
      en: `The estimate has changed: we expect the supply back at ${place} at ${to.en}.`,
    },
  }
}

export function endedNotice(place: string): Notice {
  return {
    title: {
      es: `Suministro restablecido en ${place}`,
      gl: `Subministración restablecida en ${place}`,
      en: `Supply restored at ${place}`,
    },
    body: {
      es: `El suministro en ${place} se ha restablecido. Si sigue sin luz, revise el cuadro eléctrico y avísenos.`,
      gl: `A subministración en ${place} restableceuse. Se segue sen luz, revise o cadro eléctrico e avísenos.`,
      en: `The supply at ${place} is back. If you still have no power, check your fuse box and let us know.`,
    },
  }
}

/** A time with its day, since an outage may last past midnight: `14:00 del 16/03/2026`. */
function momentTexts(at: number): Texts {
  const [day, time] = [spanishDate(localDate(at)), timeOf(at)]
  return { es: `${time} del ${day}`, gl: `${time} do ${day}`, en: `${time} on ${day}` }
}

const timeOf = (at: number): string => localTime(at).slice(0, 5)
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
