import { vi } from 'vitest'

/**
 * The test browser draws nothing. Makes its canvas return a JPEG of this many bytes for any picture. Returns the
 * function that undoes it.
 */
export function drawsPictures(bytes: number, size = { width: 4000, height: 3000 }): () => void {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }))
  // Only the parts in use.
  const pen = { fillRect: () => undefined, drawImage: () => undefined } as unknown as CanvasRenderingContext2D
  const context = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen)
  const blob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') => {
    done(new Blob([JPEG_BYTES, new Uint8Array(bytes - JPEG_BYTES.length)], { type }))
  })
  return () => {
    vi.unstubAllGlobals()
    context.mockRestore()
    blob.mockRestore()
  }
}

const JPEG_BYTES = new Uint8Array([0xff, 0xd8, 0xff])
