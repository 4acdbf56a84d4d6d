import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/apiError.ts'
import { errorText } from '#src/api/errorText.ts'
import type { UploadDocumentSuccess, UploadDocumentFailure } from '#src/api/generated/api.ts'
import { Upload } from '#src/ui/form/Upload.tsx'
import { type DocumentOwner, documentSender } from './sendDocument.ts'

type DocumentUploadProps = Omit<Parameters<typeof Upload<UploadDocumentSuccess>>[0], 'send' | 'failureText'> & {
  /** The owner of the documents. A new object restarts the upload. */
  readonly owner: DocumentOwner
  /** Makes what sends them, for as long as they are taken: to `owner`, unless told. */
  readonly sender?: typeof documentSender
}

/** Documents on their way to the company, and what a refusal of one means. */
export function DocumentUpload({ owner, sender = documentSender, ...upload }: DocumentUploadProps) {
  const { t } = useTranslation()
  const [send] = useState(() => sender(owner))
  const failureText = (error: unknown) => {
    const code = failureOf<UploadDocumentFailure>(error)?.code
    if (code === '0404' || code === '0409' || code === '0415') return t(`documents.refused.${code}`)
    return errorText(t, error)
  }
  return <Upload {...upload} send={send} failureText={failureText} />
}
