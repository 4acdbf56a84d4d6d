/** Joins class names. Skips false and undefined. */
export function classNames(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
