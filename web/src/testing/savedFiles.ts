import { vi } from 'vitest'

interface SavedFile {
  readonly content: Blob
  readonly name: string
}

/**
 * Catches the files that a page saves, the oldest first, at the browser's own functions: a mocked module may be there
 * twice while the machine is busy. Lasts until all mocks are restored.
 */
export function catchSavedFiles(): readonly SavedFile[] {
  const contents: Blob[] = []
  const saved: SavedFile[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    if (content instanceof Blob) contents.push(content)
    return `blob:${contents.length - 1}`
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents[Number(this.getAttribute('href')?.replace('blob:', ''))]
    if (content !== undefined) saved.push({ content, name: this.download })
  })
  return saved
}
