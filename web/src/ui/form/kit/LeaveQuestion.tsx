import { useUnsaved } from '#src/base/unsaved.ts'

/** Makes the client ask before a page with unsaved changes is left. Render it in the form that has them. */
export function LeaveQuestion({ unsaved }: { readonly unsaved: boolean }) {
  useUnsaved(unsaved)
  return null
}
