import type { Language } from '#src/core/outbox.ts'
import { decimals, monthName } from '#src/modules/bills/numbers.format.ts'
import type { Notice } from '#src/modules/notifications/notifyUser.service.ts'
import type { MeterAnswer } from './answerQuery.service.ts'

/** The readings of a month have arrived, for `count` supplies. */
export function readingsArrivedNotice(month: string, count: number): Notice {
  const one = count === 1
  return {
    title: { es: 'Nueva lectura disponible', gl: 'Nova lectura dispoñible', en: 'New meter reading available' },
    body: {
      es: `Ya puede consultar la lectura de ${monthName(month, 'es')} de ${one ? 'su suministro' : `sus ${count} suministros`}.`,
      gl: `Xa pode consultar a lectura de ${monthName(month, 'gl')} ${one ? 'da súa subministración' : `das súas ${count} subministracións`}.`,
      en: `You can now see the meter reading for ${monthName(month, 'en')} for ${one ? 'your supply' : `your ${count} supplies`}.`,
    },
  }
}

/** A programmed read was taken. `registers`: kWh. */
export function readTakenNotice(meterId: string, registers: readonly number[]): Notice {
  const list = (language: Language) =>
    registers.map((kwh, index) => `P${index + 1} ${decimals(kwh, 0, language)} kWh`).join(', ')
  return {
    title: { es: 'Lectura programada realizada', gl: 'Lectura programada feita', en: 'Scheduled reading taken' },
    body: {
      es: `Hemos leído su contador ${meterId}: ${list('es')}.`,
      gl: `Lemos o seu contador ${meterId}: ${list('gl')}.`,
      en: `We have read your meter ${meterId}: ${list('en')}.`,
    },
  }
}

export function queryAnsweredNotice(meterId: string, answer: MeterAnswer): Notice {
  return {
    title: {
      es: 'Consulta programada respondida',
      gl: 'Consulta programada respondida',
      en: 'Scheduled query answered',
    },
    body: {
      es: `Contador ${meterId}: ${answerText(answer, 'es')}.`,
      gl: `Contador ${meterId}: ${answerText(answer, 'gl')}.`,
      en: `Meter ${meterId}: ${answerText(answer, 'en')}.`,
    },
  }
}

function answerText(answer: MeterAnswer, language: Language): string {
  const { power, energy, states } = words[language]
  if (answer.type === 'POWER') return `${power} ${decimals(answer.watts / 1000, 2, language)} kW`
  if (answer.type === 'ENERGY') return `${energy} ${decimals(answer.kwh, 2, language)} kWh`
  return states[answer.status]
}

const words = {
  es: {
    power: 'potencia que usa en este momento,',
    energy: 'energía consumida hoy,',
    states: {
      CLOSED: 'el interruptor de control está conectado',
      TRIPPED: 'el interruptor de control ha saltado',
      RECONNECTING: 'el interruptor de control se está reconectando',
      NONE: 'este contador no tiene interruptor de control',
    },
  },
  gl: {
    power: 'potencia que usa neste momento,',
    energy: 'enerxía consumida hoxe,',
    states: {
      CLOSED: 'o interruptor de control está conectado',
      TRIPPED: 'o interruptor de control saltou',
      RECONNECTING: 'o interruptor de control está a se reconectar',
      NONE: 'este contador non ten interruptor de control',
    },
  },
  en: {
    power: 'power in use at this moment,',
    energy: 'energy used today,',
    states: {
      CLOSED: 'the control switch is closed',
      TRIPPED: 'the control switch has tripped',
      RECONNECTING: 'the control switch is reconnecting',
      NONE: 'this meter has no control switch',
    },
  },
} as const
