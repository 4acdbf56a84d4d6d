import { downloadFile } from './downloadFile.ts'

/** Whether files of a kind can be handed to other apps: not every browser has that, whatever its types say. */
export function canShareFile(name: string, type: string): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [new File([''], name, { type })] })
}

/**
 * Hands a file to another app. Where that comes too long after the press for the browser to allow it, the file is saved
 * instead.
 */
export async function shareFile(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    // Whoever closes the sheet wanted nothing.
    if (!(error instanceof DOMException) || error.name !== 'AbortError') downloadFile(file, file.name)
  }
}
