/** The languages of the texts that people read. */
export type TextLanguage = 'es' | 'gl' | 'en'

/** A word that no text has, because another means the same. */
interface RefusedWord {
  readonly language: TextLanguage
  /** The refused word as `docs/glossary.md` names it. */
  readonly word: string
  /** Every form of it. */
  readonly pattern: RegExp
  /** The word to write. */
  readonly right: string
  /** Keys whose texts may have it, each beginning with one of these, and why. */
  readonly except?: readonly (readonly [key: string, reason: string])[]
}

const SEARCHED = ['newRequest.words', 'Customers search by these words, and use both.'] as const

/** The words of `docs/glossary.md` in its column "not". A word is refused with all its endings. */
export const REFUSED_TERMS: readonly RefusedWord[] = [
  refuse('es', 'trámite', /trámites?/, 'expediente, solicitud', SEARCHED),
  refuse('es', 'notificación', /notificaci[oó]n\w*/, 'aviso', [
    'mobile.push.refusedNote',
    'Phones name their permission so.',
  ]),
  refuse(
    'es',
    'petición',
    /petici[oó]n\w*/,
    'solicitud',
    ['delegations.', 'Here it is what a delegation begins with.'],
    ['errors.XXX', 'The specification of the service gives this text.'],
  ),
  refuse('es', 'agregar', /agreg\w+/, 'añadir'),
  refuse('es', 'eliminar', /elimin\w+/, 'borrar'),
  refuse('es', 'luz nueva', /luz nueva/, 'nuevo suministro', SEARCHED),
  refuse('es', 'añadir un suministro', /añad\w+ (un suministro|a mis suministros)/, 'vincular un suministro'),
  refuse('es', 'corte de suministro', /cortes? de suministro/, 'corte de luz'),
  refuse('gl', 'trámite', /trámites?/, 'expediente, solicitude', SEARCHED),
  refuse('gl', 'notificación', /notificaci[óo]n\w*/, 'aviso', [
    'mobile.push.refusedNote',
    'Phones name their permission so.',
  ]),
  refuse(
    'gl',
    'petición',
    /petici[óo]n\w*/,
    'solicitude',
    ['delegations.', 'Here it is what a delegation begins with.'],
    ['errors.XXX', 'The specification of the service gives this text.'],
  ),
  refuse('gl', 'eliminar', /elim[ií]n\w+/, 'borrar'),
  refuse('gl', 'luz nova', /luz nova/, 'nova subministración', SEARCHED),
  refuse(
    'gl',
    'engadir unha subministración',
    /eng[aá]d\w+ (unha subministración|ás miñas)/,
    'vincular unha subministración',
  ),
  refuse('gl', 'corte de subministración', /cortes? de subministración/, 'corte de luz'),
  refuse('gl', 'tentar', /t[eé]nt(ar|al|e|o|a|ou|arémol)\w*/, 'intentar'),
  refuse('gl', 'elixir', /el[ií]x\w+/, 'escoller'),
  refuse('gl', 'comezar', /com(ez|ec)\w+/, 'empezar'),
  refuse('gl', 'invitación', /(invit|convidaci)\w+/, 'convite, convidar'),
  refuse('gl', 'mostrar', /m[oó]str\w+/, 'amosar'),
  refuse('gl', 'necesitar', /neces[ií]t\w+/, 'precisar'),
  refuse('gl', 'esperar', /esper\w*/, 'agardar'),
  refuse('en', 'dossier', /dossiers?/, 'application'),
  refuse('en', 'interruption', /interrupt\w*/, 'power cut'),
  refuse('en', 'outage', /outages?/, 'power cut', SEARCHED),
  refuse('en', 'budget', /budgets?/, 'quote'),
  refuse('en', 'supplier', /suppliers?/, 'retailer'),
  refuse('en', 'bind', /(un)?bind(ing|s)?/, 'link'),
  refuse('en', 'sign in', /sign(ed|ing)?[ -](in|out)/, 'log in, log out'),
  refuse('en', 'programmed', /programm(e|ed|ing)/, 'scheduled'),
]

/**
 * The refused words of one language in texts, a line each, such as
 * `es dashboard.lead: "trámite" is "expediente, solicitud" here`.
 * `texts`: pairs of a key, or another place, and its text.
 */
export function findRefusedTerms(
  language: TextLanguage,
  texts: Iterable<readonly [key: string, text: string]>,
): string[] {
  const refused = REFUSED_TERMS.filter((word) => word.language === language)
  return [...texts].flatMap(([key, text]) =>
    refused.flatMap(({ pattern, right, except = [] }) => {
      const [found] = pattern.exec(text.replaceAll(/\{\{.*?\}\}/g, '')) ?? []
      if (found === undefined || except.some(([begin]) => key.startsWith(begin))) return []
      return [`${language} ${key}: "${found}" is "${right}" here`]
    }),
  )
}

function refuse(
  language: TextLanguage,
  word: string,
  forms: RegExp,
  right: string,
  ...except: (readonly [key: string, reason: string])[]
): RefusedWord {
  // \b and \w know no accents.
  const letters = forms.source.replaceAll(String.raw`\w`, String.raw`\p{L}`)
  return { language, word, pattern: new RegExp(String.raw`(?<!\p{L})(?:${letters})(?!\p{L})`, 'iu'), right, except }
}
