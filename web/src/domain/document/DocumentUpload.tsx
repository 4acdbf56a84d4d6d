import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '#src/api/call/apiError.ts'
import { errorText } from '#src/api/call/errorText.ts'
import type { UploadDocumentSuccess, UploadDocumentFailure } from '#src/api/generated/api.ts'
import { Upload } from '#src/ui/form/upload/Upload.tsx'
import { type DocumentOwner, documentSender } from './sendDocument.ts'

type DocumentUploadProps = Omit<Parameters<typeof Upload<UploadDocumentSuccess>>[0], 'send' | 'failureText'> & {
  /** The owner of the documents. Read on mount. */
  readonly owner: DocumentOwner
  /** Makes the function that sends documents. Read on mount. Sends to `owner` by default. */
  readonly sender?: typeof documentSender
}

/** The upload of documents to the company, with the texts of refusals. */
export function DocumentUpload({ owner, sender = documentSender, ...upload }: DocumentUploadProps) {
  const { t } = useTranslation()
  const [send] = useState(() => sender(owner))
  const failureText = (error: unknown) => {
    const code = failureOf<UploadDocumentFailure>(error)?.code
    if (code === '0404' || code === '0409' || code === '0415' || code === '0423') return t(`documents.refused.${code}`)
    return errorText(t, error)
  }
  return <Upload {...upload} send={send} failureText={failureText} />
}
