/**
 * The shape that the other languages must have: the keys of the Spanish texts. Galician and English have no `_many`
 * plural (Intl.PluralRules), so only Spanish has those keys.
 */
export type Messages<Spanish> = {
  readonly [Key in keyof Spanish as Key extends `${string}_many` ? never : Key]: Spanish[Key] extends string
    ? string
    : Messages<Spanish[Key]>
}
