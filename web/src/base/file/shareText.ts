/**
 * Shares a text through the device, or else copies it to the clipboard. Returns `closed` if the reader closed the
 * sheet. Throws if neither is possible.
 */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'closed'> {
  // Not every device can share.
  const device: Partial<Pick<Navigator, 'share'>> = navigator
  try {
    if (device.share) {
      await navigator.share({ title, text })
      return 'shared'
    }
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
    throw error
  }
}
