import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadFile } from '#src/base/file/downloadFile.ts'
import { Button } from '#src/ui/action/Button.tsx'
import { Dialog } from './Dialog.tsx'
import styles from './PdfPreview.module.css'

type PdfPreviewProps = { readonly file: File; readonly title: string; readonly onClose: () => void }

/**
 * A PDF in the browser's own viewer, over the page. The file is always treated as a PDF, so that nothing in it runs as
 * a page of ours. The content security policy must allow frames of `blob:`.
 */
export function PdfPreview({ file, title, onClose }: PdfPreviewProps) {
  const { t } = useTranslation()
  const show = useCallback(
    (frame: HTMLIFrameElement) => {
      const address = URL.createObjectURL(new Blob([file], { type: 'application/pdf' }))
      frame.src = address
      return () => URL.revokeObjectURL(address)
    },
    [file],
  )
  return (
    <Dialog
      open
      size="wide"
      title={title}
      onClose={onClose}
      actions={
        <Button icon="download" onClick={() => downloadFile(file, file.name)}>
          {t('common.download')}
        </Button>
      }
    >
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Chrome shows no PDF inside a sandbox. */}
      <iframe className={styles.frame} ref={show} title={title} />
    </Dialog>
  )
}
