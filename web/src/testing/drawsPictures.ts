import { vi } from 'vitest'

/**
 * Has the browser of the tests, which draws nothing, make a JPEG of so many bytes from any picture; returns how to end
 * that.
 */
export function drawsPictures(bytes: number, size = { width: 4000, height: 3000 }): () => void {
  vi.stubGlobal('createImageBitmap', async () => ({ ...size, close: () => undefined }))
  // The few of its parts that are used.
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
