/**
 * The shape the other languages owe to the Spanish texts: the same keys, any words. Galician and English have no
 * `_many` plural (Intl.PluralRules), so those keys exist in Spanish alone.
 */
export type Messages<Spanish> = {
  readonly [Key in keyof Spanish as Key extends `${string}_many` ? never : Key]: Spanish[Key] extends string
    ? string
    : Messages<Spanish[Key]>
}
