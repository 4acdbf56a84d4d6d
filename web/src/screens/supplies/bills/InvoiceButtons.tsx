import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/errorText.ts'
import { referenceOf } from '#src/api/error.store.ts'
import { downloadFile } from '#src/base/downloadFile.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { useInvoice } from '#src/domain/bill/invoice.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PdfPreview } from '#src/ui/overlay/PdfPreview.tsx'

/** The file of a bill: looked at on a desk, handed to another app on a phone, or saved. */
export function InvoiceButtons({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const invoice = useInvoice()
  const [wanted, setWanted] = useState<Use>('save')
  const [preview, setPreview] = useState<File | null>(null)

  const get = (use: Use) => {
    setWanted(use)
    invoice.mutate(bill, {
      onSuccess: (file) => {
        if (use === 'look') setPreview(file)
        else if (use === 'share') void share(file)
        else downloadFile(file, file.name)
      },
    })
  }
  const button = (use: Use, icon: 'eye' | 'upload' | 'download') => (
    <Button
      icon={icon}
      writes={false}
      loading={invoice.isPending && wanted === use}
      aria-disabled={invoice.isPending}
      onClick={() => {
        if (!invoice.isPending) get(use)
      }}
    >
      {t(`bills.file.${use}`)}
    </Button>
  )
  return (
    <>
      <div className="no-print">
        <Stack row gap={3}>
          {phone ? canShare() && button('share', 'upload') : canPreview() && button('look', 'eye')}
          {button('save', 'download')}
        </Stack>
      </div>
      {invoice.isError && (
        <Banner
          tone="error"
          title={t('bills.file.failed', { number: bill.number })}
          actions={<RetryButton onRetry={() => get(wanted)} />}
        >
          {errorText(t, invoice.error)} {t('ui.reference')} <code>{referenceOf(invoice.error)}</code>
        </Banner>
      )}
      {preview && (
        <PdfPreview
          file={preview}
          title={t('bills.file.title', { number: bill.number })}
          onClose={() => setPreview(null)}
        />
      )}
    </>
  )
}

type Use = 'look' | 'share' | 'save'

/** Whether the browser itself shows PDF files; one that does not would save them instead. */
function canPreview(): boolean {
  return navigator.pdfViewerEnabled
}

/** Whether files can be handed to other apps: not every browser has that, whatever its types say. */
function canShare(): boolean {
  return (
    'canShare' in navigator && navigator.canShare({ files: [new File([''], 'a.pdf', { type: 'application/pdf' })] })
  )
}

/** Hands a file to another app. Where that comes too long after the press for the browser to allow it, the file is saved instead. */
async function share(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    // Whoever closes the sheet wanted nothing.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') downloadFile(file, file.name)
  }
}
