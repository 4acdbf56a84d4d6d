import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorText } from '#src/api/call/errorText.ts'
import { referenceOf } from '#src/api/error.store.ts'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { canShareFile, shareFile } from '#src/base/file/shareFile.ts'
import { PHONE, useMediaQuery } from '#src/base/useMediaQuery.ts'
import type { Bill } from '#src/domain/bill/bills.ts'
import { useInvoice } from '#src/domain/bill/invoice.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { RetryButton } from '#src/ui/action/RetryButton.tsx'
import { Banner } from '#src/ui/feedback/Banner.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { PdfPreview } from '#src/ui/overlay/PdfPreview.tsx'

/**
 * The file of a bill: previewed on a computer, shared on a phone, or saved; also as a copy that third parties can have
 * confirmed.
 */
export function InvoiceButtons({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation()
  const phone = useMediaQuery(PHONE)
  const invoice = useInvoice()
  const [requestedUse, setRequestedUse] = useState<Use>('save')
  const [preview, setPreview] = useState<File | null>(null)

  const get = (use: Use) => {
    setRequestedUse(use)
    invoice.mutate(
      { bill, sealed: use === 'seal' },
      {
        onSuccess: (file) => {
          if (use === 'look') setPreview(file)
          else if (use === 'share') void shareFile(file)
          else downloadFile(file, file.name)
        },
      },
    )
  }
  const button = (use: Use, icon: 'eye' | 'upload' | 'download' | 'certificate') => (
    <Button
      variant={use === 'seal' ? 'quiet' : undefined}
      icon={icon}
      reads
      loading={invoice.isPending && requestedUse === use}
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
          {/* A browser that cannot show PDF files would save them instead. */}
          {phone
            ? canShareFile('a.pdf', 'application/pdf') && button('share', 'upload')
            : navigator.pdfViewerEnabled && button('look', 'eye')}
          {button('save', 'download')}
          {button('seal', 'certificate')}
        </Stack>
      </div>
      {invoice.isError && (
        <Banner
          tone="error"
          title={t('bills.file.failed', { number: bill.number })}
          actions={<RetryButton onRetry={() => get(requestedUse)} />}
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

type Use = 'look' | 'share' | 'save' | 'seal'
