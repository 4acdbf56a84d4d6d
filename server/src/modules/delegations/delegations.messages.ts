import { lastDayOfDelegation } from '@acometida/api-spec/rules/supply/delegationEnd'
import { spanishDate } from '@acometida/api-spec/rules/time/dates'
import type { Notice } from '#src/modules/notifications/notifyUser.service.ts'

/** The reader is asked to manage supplies. The link confirms it. */
export function delegationRequestedNotice(holder: string, supplies: number, address: string): Notice {
  const es = supplies === 1 ? 'un suministro' : `${supplies} suministros`
  const gl = supplies === 1 ? 'unha subministración' : `${supplies} subministracións`
  const en = supplies === 1 ? 'a supply point' : `${supplies} supply points`
  return {
    title: {
      es: `${holder} quiere que gestione ${es}`,
      gl: `${holder} quere que xestione ${gl}`,
      en: `${holder} wants you to manage ${en}`,
    },
    body: {
      es: `${holder} le ha pedido que gestione ${es}. Para aceptar, abra este enlace:\n\n${address}\n\nTambién puede aceptar o rechazar la delegación desde el área de clientes.`,
      gl: `${holder} pediulle que xestione ${gl}. Para aceptar, abra esta ligazón:\n\n${address}\n\nTamén pode aceptar ou rexeitar a delegación desde a área de clientes.`,
      en: `${holder} has asked you to manage ${en}. To accept, open this link:\n\n${address}\n\nYou can also accept or reject the delegation in the customer area.`,
    },
  }
}

export function delegationConfirmedNotice(place: string): Notice {
  return {
    title: { es: 'Delegación aceptada', gl: 'Delegación aceptada', en: 'Delegation accepted' },
    body: {
      es: `La delegación del suministro de ${place} se ha aceptado y ya está en vigor.`,
      gl: `A delegación da subministración de ${place} aceptouse e xa está en vigor.`,
      en: `The delegation of the supply point at ${place} was accepted and is now in force.`,
    },
  }
}

/** The holder has changed the end of a delegation. `end`: the first day after it. */
export function delegationMovedNotice(place: string, end: string): Notice {
  const last = spanishDate(lastDayOfDelegation(end))
  return {
    title: { es: 'Nuevo plazo de una delegación', gl: 'Novo prazo dunha delegación', en: 'New term of a delegation' },
    body: {
      es: `La delegación del suministro de ${place} vale ahora hasta el ${last}, ese día incluido.`,
      gl: `A delegación da subministración de ${place} vale agora ata o ${last}, ese día incluído.`,
      en: `The delegation of the supply point at ${place} is now valid until ${last}, that day included.`,
    },
  }
}

export function delegationRejectedNotice(place: string): Notice {
  return {
    title: { es: 'Delegación retirada', gl: 'Delegación retirada', en: 'Delegation withdrawn' },
    body: {
      es: `La delegación del suministro de ${place} se ha rechazado o retirado y no tiene efecto.`,
      gl: `A delegación da subministración de ${place} rexeitouse ou retirouse e non ten efecto.`,
      en: `The delegation of the supply point at ${place} was rejected or withdrawn and has no effect.`,
    },
  }
}

export function delegationEndedNotice(place: string): Notice {
  return {
    title: { es: 'Fin de una delegación', gl: 'Fin dunha delegación', en: 'A delegation has ended' },
    body: {
      es: `La delegación del suministro de ${place} ha terminado.`,
      gl: `A delegación da subministración de ${place} rematou.`,
      en: `The delegation of the supply point at ${place} has ended.`,
    },
  }
}
