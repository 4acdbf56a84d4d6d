import { toast } from '#src/ui/feedback/toast.store.ts'

/** Copies a text, and says what was copied: "The step is copied." */
export async function copyText(text: string, what: string): Promise<void> {
  await navigator.clipboard.writeText(text)
  toast.success(`${what} copied.`)
}
