/** Joins the class names that hold; false and undefined ones are left out. */
export function classNames(...names: readonly (string | false | undefined)[]) {
  return names.filter(Boolean).join(' ')
}
