import { fieldsIn } from '@acometida/api-spec/rules/fields'
import { makeFormat } from '#src/base/format.ts'
import type { Language } from '#src/base/i18n/languages.ts'

const OUTCOMES = ['joined', 'opened', 'reconnected', 'failed'] as const

/**
 * The result of a call-centre call: joined a known failure, opened one, reconnected the switch, or nothing recorded.
 */
export interface CallResult {
  readonly outcome: (typeof OUTCOMES)[number]
  /** The warning's number. Empty without one. */
  readonly warning: string
  /** The failure's number. Empty without one. */
  readonly outage: string
  /** The expected end, milliseconds since 1970. Null if unknown. */
  readonly until: number | null
  /** The caller's language. */
  readonly language: Language
  /** The supply concerned. Undefined if unknown. */
  readonly cups?: string | undefined
}

/** The result that the panel left in the history state. Undefined without one. */
export function callResultIn(state: unknown): CallResult | undefined {
  const { result } = fieldsIn(state)
  const { outcome } = fieldsIn(result)
  // Only the panel leaves a result here, always complete.
  return OUTCOMES.some((known) => known === outcome) ? (result as CallResult) : undefined
}

/** The text that staff read to the caller, in the caller's language. */
export function readAloud({ outcome, warning, until }: CallResult, language: Language): string {
  const say = SENTENCES[language]
  if (outcome === 'reconnected' || outcome === 'failed') return say[outcome]
  const back = until === null ? say.unknown : say.until(makeFormat(language, '').dateTime(until))
  return `${say[outcome](warning)} ${back}`
}

const SENTENCES = {
  es: {
    joined: (code: string) => `Ya conocíamos la avería de su zona y hemos añadido su aviso, ${code}.`,
    opened: (code: string) => `Hemos abierto una avería con su aviso, ${code}.`,
    until: (moment: string) => `Prevemos que la luz vuelva el ${moment}; esta previsión puede cambiar.`,
    unknown: 'Todavía no sabemos cuándo volverá la luz.',
    reconnected: 'El interruptor de su contador está cerrado otra vez y ya debería tener luz.',
    failed:
      'Ahora no hemos podido registrar su aviso. Volveremos a intentarlo. Si hay peligro, aléjese y llame al 112.',
  },
  gl: {
    joined: (code: string) => `Xa coñeciamos a avaría da súa zona e engadimos o seu aviso, ${code}.`,
    opened: (code: string) => `Abrimos unha avaría co seu aviso, ${code}.`,
    until: (moment: string) => `Prevemos que a luz volva o ${moment}; esta previsión pode cambiar.`,
    unknown: 'Aínda non sabemos cando volverá a luz.',
    reconnected: 'O interruptor do seu contador está pechado outra vez e xa debería ter luz.',
    failed: 'Agora non puidemos rexistrar o seu aviso. Volveremos intentalo. Se hai perigo, afástese e chame ao 112.',
  },
  en: {
    joined: (code: string) => `We already knew of the failure in your area and have added your report, ${code}.`,
    opened: (code: string) => `We have opened a failure with your report, ${code}.`,
    until: (moment: string) => `We expect the power back on ${moment}; this may change.`,
    unknown: 'We do not know yet when the power will be back.',
    reconnected: 'The switch of your meter is closed again, and you should have power.',
    failed: 'We could not take your report just now. We will try again. If there is danger, get away and call 112.',
  },
} as const
