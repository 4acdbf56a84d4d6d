import { downloadFile } from './downloadFile.ts'

/** Whether files of a type can be shared with other apps. Not every browser supports it, whatever its types say. */
export function canShareFile(name: string, type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([''], name, { type })] })
}

/**
 * Shares a file with another app. If the browser refuses because the press was too long ago, saves the file instead.
 */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    // The reader closed the sheet.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') downloadFile(file, file.name)
  }
}
