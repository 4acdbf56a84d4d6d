import { mimeTypeOf, uploadLimits } from '@acometida/api-spec/rules/fileKind'

/** Whether a photograph can be sent to the utility, and why not. */
export type PhotoVerdict = 'good' | 'tooLarge' | 'noPhoto' | 'empty'

/** Looks at a photograph as the API will: by its first bytes and its size. Nothing of it leaves the device. */
export async function checkPhoto(file: File): Promise<PhotoVerdict> {
  if (file.size === 0) return 'empty'
  if (file.size > uploadLimits.file) return 'tooLarge'
  const kind = mimeTypeOf(new Uint8Array(await file.slice(0, 8).arrayBuffer()))
  return kind === 'image/jpeg' || kind === 'image/png' ? 'good' : 'noPhoto'
}
