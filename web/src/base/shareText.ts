/**
 * Hands a text to whatever the device shares with, or else to the clipboard. Answers `closed` where whoever opened the
 * sheet changed their mind, and throws where neither is possible.
 */
export async function shareText(title: string, text: string): Promise<'shared' | 'copied' | 'closed'> {
  // Only some devices have a sheet to share with.
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
