import type { LoggedRequest } from '#room/api/generated/control.ts'
import { Tag } from '#src/ui/feedback/Tag.tsx'

/** The status and code of a call. */
export function CallOutcome({ call: { status, codResult } }: { readonly call: LoggedRequest }) {
  return (
    <>
      {status >= 400 ? <Tag tone="danger">{status}</Tag> : status} {codResult}
    </>
  )
}
