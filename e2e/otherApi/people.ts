/** A customer of the other API. */
export interface Person {
  readonly id: number
  readonly document: string
  readonly password: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly phone: string
  /** Whether the log-in asks for a code. */
  readonly hasSecondFactor: boolean
  readonly cups: readonly string[]
}

/** The two customers of the other API, strangers to each other. */
export const people: readonly [Person, Person] = [
  {
    id: 8123,
    document: '71503218J',
    password: 'Gaivota#41m',
    name: 'Iria',
    surname: 'Pombo Seixas',
    email: 'iria.pombo@exemplo.gal',
    phone: '698220145',
    hasSecondFactor: false,
    cups: ['ES0288000000012345TN', 'ES0288000000067890TN'],
  },
  {
    id: 8124,
    document: '46907753N',
    password: 'Carballo#77q',
    name: 'Tomé',
    surname: 'Neira Outón',
    email: 'tome.neira@exemplo.gal',
    phone: '677310992',
    hasSecondFactor: true,
    cups: ['ES0288000000099001LG'],
  },
]

/** The code of each second factor, which a test API may leave the same. */
export const CODE = '318204'
